select
  soc,
  title,
  -- the longest prefix wins: 53-2011.00 is aviation ('53-2'), not transportation ('53')
  (select id from categories, unnest(soc_prefixes) prefix
    where starts_with(soc, prefix) order by length(prefix) desc limit 1) as category_id,
  soc like '55-%' as military,
  realistic::real, investigative::real, artistic::real, social::real, enterprising::real, conventional::real,
  coalesce(interests, '') as interests
from sheet_careers
