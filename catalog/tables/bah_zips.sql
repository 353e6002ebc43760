select year::smallint, zip, mha, true as shipped
from sheet_bah_zips, unnest(string_to_array(zips, ' ')) zip
where year::smallint not in (select year from bah_zips where not shipped)
