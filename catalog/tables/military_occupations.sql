-- What we added by hand wins over the source.
select distinct on (id)
  id, corps_id, code, personnel, kind,
  kind in ('AQD', 'SEI', 'ASI', 'SQI', 'EXP SET', 'PREFIX', 'ACT CODE') as qualification,
  active = '1' as active,
  title, dod_group, dod_title
from (
  select 0 as ours, id, corps_id, code, personnel, kind, active, title, dod_group, dod_title
  from sheet_occupations
  left join sheet_dod_groups using (dod_group)
  union all
  select 1, id, corps_id, code, personnel, kind, '1', title, dod_group, dod_title
  from sheet_added_occupations
  left join sheet_dod_groups using (dod_group)
) every
order by id, ours desc
