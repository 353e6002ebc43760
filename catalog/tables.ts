export type Table = {
  name: string
  /** other tables may point at its rows: they are kept and changed in place. Without a key the table is replaced whole. */
  key?: string
  /** administrators may change rows, which sets `edited_at`: these are left as they are */
  editable?: boolean
  /** only for a table without a key: rows that staff loaded (not `shipped`) stay when it is replaced */
  partlyShipped?: boolean
}

/**
 * What the catalog fills, parents before children. tables/<name>.sql selects the rows, with the table's column names,
 * from the staged files: catalog/career-titles.tsv.br stands there as `sheet_career_titles`, all columns text, with `line`.
 */
export const tables: Table[] = [
  { name: 'corps', key: 'id' },
  { name: 'ranks', key: 'id', editable: true },
  { name: 'categories', key: 'id' },
  { name: 'careers', key: 'soc' },
  { name: 'career_titles' },
  { name: 'related_careers' },
  { name: 'military_occupations', key: 'id' },
  { name: 'occupation_careers' },
  { name: 'certifications', key: 'id' },
  { name: 'career_certifications' },
  { name: 'states', key: 'code' },
  { name: 'places', key: 'zip' },
  { name: 'place_aliases' },
  { name: 'bah_rates', partlyShipped: true },
  { name: 'bah_zips', partlyShipped: true },
]
