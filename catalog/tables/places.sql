select zip, city, state, county, lat::real, lon::real from sheet_places
union all
select zip, city, state, county, lat::real, lon::real from sheet_added_places
where zip not in (select zip from sheet_places)
