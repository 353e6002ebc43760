select soc, related_soc, position
from sheet_related_careers, unnest(string_to_array(related, ' ')) with ordinality as near (related_soc, position)
