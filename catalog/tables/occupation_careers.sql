-- How a military occupation leads to civilian ones.
--   crosswalk  the DoD's own mapping, retired O*NET-SOC codes replaced by their successors
--   curated    our choice for occupations whose crosswalk ends at 'Infantry'
--   similar    what others of the same DoD occupation group lead to, where neither of the above says anything
with source as (
  select occupation_id, soc, weight::real from sheet_crosswalk
  union all
  select id, soc, greatest(0.4, 1.1 - 0.1 * position)
  from sheet_added_occupations, unnest(string_to_array(socs, ' ')) with ordinality as target (soc, position)
),
crosswalk as (
  select occupation_id, coalesce(retired.soc, source.soc) as soc,
    max(source.weight * coalesce(retired.weight::real, 1)) as weight
  from source
  left join sheet_retired_soc retired on retired.retired = source.soc
  group by 1, 2
),
-- '*' in a pattern stands for any characters; the key is branch:code, or dod:group for all branches.
curated as (
  select occupation_id, soc, max(weight::real) as weight
  from (
    select distinct key, m.id as occupation_id
    from (select distinct key, replace(key, '*', '%') as pattern from sheet_curated_careers) keys
    join military_occupations m on 'dod:' || m.dod_group like pattern or m.corps_id || ':' || m.code_key like pattern
  ) meant
  join sheet_curated_careers using (key)
  group by 1, 2
),
civilian as (
  select occupation_id, soc, weight from crosswalk where soc not like '55-%'
),
usual as (
  select dod_group, soc, count(*) as members,
    row_number() over (partition by dod_group order by count(*) desc, soc) as place,
    max(count(*)) over (partition by dod_group) as most
  from civilian join military_occupations m on m.id = occupation_id
  where dod_group is not null
  group by 1, 2
),
similar_careers as (
  select m.id as occupation_id, soc, 0.6 * members / most as weight
  from military_occupations m
  join usual using (dod_group)
  where place <= 5 and members * 10 >= most
    and not exists (select from civilian where occupation_id = m.id)
    and not exists (select from curated where occupation_id = m.id)
)
select occupation_id, soc, 'crosswalk' as how, weight from crosswalk
union all select occupation_id, soc, 'curated', weight from curated
union all select occupation_id, soc, 'similar', weight from similar_careers
