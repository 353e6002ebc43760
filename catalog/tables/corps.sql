select id, name, abbreviation, line as position from sheet_corps
