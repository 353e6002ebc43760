-- A SOC prefix stands for every occupation under it: '29-1141' for 29-1141.00 to 29-1141.04.
select distinct careers.soc, sheet.id as certification_id
from sheet_certifications sheet, unnest(string_to_array(socs, ' ')) prefix
join careers on starts_with(careers.soc, prefix)
