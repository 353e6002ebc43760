import { z } from 'zod'
import { jobMap } from '#features/maps/index.ts'
import type { JobMap } from '#features/maps/schema.ts'
import { moduleType } from '../model.ts'

/** Jobs on a map, from everywhere that the site shows; null where the search is off. */
export const mapSearch = moduleType({
  type: 'mapSearch',
  label: 'Jobs on a map',
  dashboards: ['User', 'Manager'],
  options: z.object({}),
  async load({ db, site, profile }): Promise<JobMap | null> {
    if (!site.applications.search) return null
    const zip = profile?.zip?.slice(0, 5)
    const home = zip
      ? await db.selectFrom('places').select('state').where('zip', '=', zip).executeTakeFirst()
      : undefined
    return jobMap(db, site, home?.state ?? null)
  },
})
