import type { ScopedSite } from '#features/job-cards/schema.ts'
import { stateCounts } from '#features/job-search/index.ts'
import type { Db } from '#lib/db.ts'
import { middles } from './atlas.ts'
import { clustersOf, hrefOf } from './cluster.ts'
import type { JobMap } from './schema.ts'

/** The live jobs of a site by state. @param here the state that is marked, by its two letters */
export async function jobMap(db: Db, site: ScopedSite, here: string | null): Promise<JobMap> {
  const counts = await stateCounts(db, site)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const onMap = counts.flatMap(({ code, name, count }) => {
    const middle = middles.get(code)
    return middle ? [{ code, name, count, x: middle[0], y: middle[1] }] : []
  })
  const shown = onMap.reduce((sum, { count }) => sum + count, 0)
  return {
    total,
    elsewhere: total - shown,
    clusters: clustersOf(onMap, here),
    states: onMap.map(({ code, name, count }) => ({
      ...{ name, count },
      href: hrefOf([{ code }]),
      isHere: code === here,
    })),
  }
}

export { embedOf as mapEmbed } from './provider.ts'
