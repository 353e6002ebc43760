select
  sheet.id,
  corps_id,
  grade,
  sheet.abbreviation,
  title,
  format('%s (%s) is pay grade %s in the %s%s.', title, sheet.abbreviation, grade, corps.name,
    case when grade = 'O-11' then ', a rank of history that nobody holds today' else '' end) as description,
  grade = 'O-11' as historic,
  row_number() over (partition by corps_id order by line) as position
from sheet_ranks sheet
join corps on corps.id = corps_id
