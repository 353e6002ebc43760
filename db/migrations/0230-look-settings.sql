-- All settings of a look are variables (ui/look-settings.ts): the header's surface, the hero and the order of the sections
-- were among the words of a site, and cards and widths had other names.
with orders (hero, sections) as (values
  ('split', array['promoted','newest','categories','tiles','services','blocks','news','steps']),
  ('centered', array['categories','services','tiles','promoted','newest','blocks','news','steps']),
  ('banner', array['tiles','blocks','promoted','newest','services','news','steps','categories']),
  ('tasks', array['services','newest','promoted','categories','tiles','blocks','news','steps']),
  ('picture', array['tiles','blocks','steps','newest','promoted','services','news','categories'])
), had as (
  select id, variables, content, variables ->> 'cards' as cards, variables ->> 'width' as width,
    variables ->> 'headerLayout' as header, content ->> 'header' as surface,
    content #>> '{home,layout}' as hero, content #> '{home,sections}' as places
  from themes
), placed as (
  select id, jsonb_agg(jsonb_build_object('name', name, 'shown', place > 0) order by place = 0, place, at) as sections
  from (
    select had.id, one.name, one.at, coalesce((had.places ->> one.name)::int, one.at::int) as place
    from had
    join orders on orders.hero = coalesce(had.hero, 'split')
    cross join unnest(orders.sections) with ordinality as one (name, at)
    where had.places is not null
  ) as each_section
  group by id
)
update themes t set
  variables = t.variables - 'cards' - 'width' || jsonb_strip_nulls(jsonb_build_object(
    'cardStyle', case had.cards when 'flat' then 'picture' else had.cards end,
    'width', case had.width when 'narrow' then '68' when 'normal' then '72' when 'wide' then '84' end,
    'headerSurface', case
      when had.header = 'bar' then 'ink'
      when had.surface = 'brand' and coalesce(had.header, 'inline') = 'inline' then 'brand' end,
    'heroLayout', had.hero,
    'heroPattern', case when had.hero in ('tasks', 'centered') then 'none' end,
    'sections', placed.sections
  )),
  content = (t.content - 'header') #- '{home,layout}' #- '{home,sections}'
from had left join placed on placed.id = had.id
where t.id = had.id;
