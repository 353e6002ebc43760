select name, state, zip from sheet_place_aliases
