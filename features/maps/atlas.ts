import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { states } from '#catalog/states.ts'

type Atlas = Parameters<typeof feature>[0]

/** States with Alaska and Hawaii below, projected already (us-atlas, from the Census Bureau's public-domain shapes). */
const atlas: Atlas = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('us-atlas/states-albers-10m.json')), 'utf8'),
)
const shapes = atlas.objects.states!
const codes = new Map(states.map(({ code, name }) => [name, code]))
// Whole units are a tenth of a percent of the width: finer than a screen shows, at a third of the size.
const path = geoPath(null).digits(0)

type Named = { type: 'FeatureCollection'; features: { properties: { name: string } }[] }
const features = (feature(atlas, shapes) as unknown as Named).features

/** The middle of a state in the picture, by its two letters. */
export const middles: ReadonlyMap<string, [number, number]> = new Map(
  features.flatMap((one) => {
    const code = codes.get(one.properties.name)
    return code ? [[code, path.centroid(one as never)] as const] : []
  }),
)

/** The land and the borders between states: one file for every page, in the colors of the page that uses it. */
export const statesSvg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">',
  `<path id="land" d="${path(feature(atlas, atlas.objects.nation!) as never)}"/>`,
  `<path id="borders" fill="none" d="${path(mesh(atlas, shapes as never, (a, b) => a !== b))}"/>`,
  '</svg>',
].join('')
