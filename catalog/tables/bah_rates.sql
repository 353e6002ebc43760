-- A year that staff loaded is theirs.
select year::smallint, mha, name, dependents = '1' as with_dependents, string_to_array(amounts, ' ')::integer[] as amounts,
  true as shipped
from sheet_bah_rates
where year::smallint not in (select year from bah_rates where not shipped)
