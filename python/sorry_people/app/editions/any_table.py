"""A table of any older edition."""

from typing import TypeAlias

from sorry_people.session.express_table import ExpressTable
from sorry_people.session.square_table import SquareTable

AnyTable: TypeAlias = SquareTable | ExpressTable
