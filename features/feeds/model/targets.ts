/** What a field of a feed can mean for a job. `updated` is the fallback where a feed has no other date. */
// biome-ignore format: a list
export const targets = [
  'reference', 'title', 'description', 'applyUrl', 'applyEmail', 'company', 'agency', 'subagency', 'address', 'county', 'city',
  'state', 'zip', 'country', 'place', 'lat', 'lon', 'coordinates', 'workplace', 'remote', 'telework', 'type', 'level', 'wage',
  'wageMin', 'wageMax', 'wageUnit', 'currency', 'category', 'posted', 'updated', 'expires', 'clearance', 'source', 'volunteer',
  'competitive', 'confidential', 'logo', 'companyUrl',
] as const
export type Target = (typeof targets)[number]
