//! The Python module `sorry_people._native`.
