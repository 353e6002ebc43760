select code, name, kind, lat::real, lon::real from sheet_states
