select id, label, string_to_array(soc_prefixes, ' ') as soc_prefixes, line as position from sheet_categories
