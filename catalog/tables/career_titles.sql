select soc, title, shown = '1' as shown from sheet_career_titles
