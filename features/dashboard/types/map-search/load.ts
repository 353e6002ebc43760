import { z } from 'zod'
import { jobMap, mapEmbed } from '#features/maps/index.ts'
import { defaultZoom, type JobMap } from '#features/maps/schema.ts'
import { loadPlaces } from '#features/places/index.ts'
import { moduleType } from '../model.ts'

export type MapData = JobMap & {
  /** the map of a provider, in place of the drawing */
  embed: string | null
  /** the map around where the person lives */
  near: { label: string; href: string } | null
}

/** Jobs on a map, from everywhere that the site shows; null where the search is off. */
export const mapSearch = moduleType({
  type: 'mapSearch',
  label: 'Jobs on a map',
  dashboards: ['User', 'Manager'],
  options: z.object({ zoom: z.coerce.number().int().min(1).max(20).catch(defaultZoom) }),
  async load({ db, site, profile }, { zoom }): Promise<MapData | null> {
    if (!site.applications.search) return null
    const home = profile?.zip ? (await loadPlaces(db)).find(profile.zip) : null
    const label = home ? `${home.city}, ${home.state}` : ''
    return {
      ...(await jobMap(db, site, home?.state ?? null)),
      embed: mapEmbed({ q: '', where: label, point: home }, zoom),
      near:
        home?.lat == null ? null : { label, href: `/jobs/map?${new URLSearchParams({ l: profile!.zip! })}` },
    }
  },
})
