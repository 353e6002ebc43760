select id, name, issuer, url from sheet_certifications
