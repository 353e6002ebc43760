import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { states } from '#catalog/states.ts'
import { picture } from './model/window.ts'

type Atlas = Parameters<typeof feature>[0]
type Shape = { id?: string | number; properties: { name: string } }
type Shapes = { type: 'FeatureCollection'; features: Shape[] }

/** Shapes of us-atlas: the Census Bureau's, in the public domain, projected with Alaska and Hawaii below. */
const read = (address: string): Atlas => JSON.parse(readFileSync(fileURLToPath(address), 'utf8'))
const shapesOf = (atlas: Atlas, name: string) => feature(atlas, atlas.objects[name]!) as unknown as Shapes

const atlas = read(import.meta.resolve('us-atlas/states-albers-10m.json'))
const codes = new Map(states.map(({ code, name }) => [name, code]))
// Whole units are a tenth of a percent of the width: finer than a screen shows, at a third of the size.
const path = geoPath(null).digits(0)
/** For the counties, which are seen enlarged. */
const finePath = geoPath(null).digits(1)

export type StateShape = {
  code: string
  name: string
  /** of the Census Bureau: its counties begin with it */
  fips: string
  middle: [number, number]
  /** corners in the picture */
  box: [[number, number], [number, number]]
}

/** The states and the district, in the units of the picture. */
export const stateShapes: readonly StateShape[] = shapesOf(atlas, 'states').features.flatMap((one) => {
  const { name } = one.properties
  const code = codes.get(name)
  const shape = one as never
  const fips = String(one.id)
  return code ? [{ code, name, fips, middle: path.centroid(shape), box: path.bounds(shape) }] : []
})

/** The middle of a state in the picture, by its two letters. */
export const middles: ReadonlyMap<string, [number, number]> = new Map(
  stateShapes.map(({ code, middle }) => [code, middle]),
)

const thin = 'vector-effect="non-scaling-stroke"'
const svg = (...paths: string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${picture.width} ${picture.height}">`,
    ...paths,
    '</svg>',
  ].join('')

/** The land and the borders between states: one file for every page, in the colors of the page that uses it. */
export const statesSvg = svg(
  `<path id="land" d="${path(feature(atlas, atlas.objects.nation!) as never)}"/>`,
  `<path id="borders" fill="none" ${thin} d="${path(mesh(atlas, atlas.objects.states as never, (a, b) => a !== b))}"/>`,
)

/** Each state by its two letters, for maps on which states are chosen. */
export const eachStateSvg = svg(
  ...shapesOf(atlas, 'states').features.flatMap((one) => {
    const code = codes.get(one.properties.name)
    return code ? [`<path id="${code}" ${thin} d="${path(one as never)}"/>`] : []
  }),
)

type County = { name: string; state: string; middle: [number, number]; area: number }
type Counties = {
  list: readonly County[]
  bordersOf: (fips: string) => string
  landOf: (fips: string) => string
}
let counties: Counties | null = null

/** Read when somebody first looks closely: 3,100 shapes. */
function loadCounties(): Counties {
  const fine = read(import.meta.resolve('us-atlas/counties-albers-10m.json'))
  const fipsOf = (one: unknown) => String((one as Shape).id)
  const list = shapesOf(fine, 'counties').features.map((one) => ({
    name: one.properties.name,
    state: fipsOf(one).slice(0, 2),
    middle: finePath.centroid(one as never),
    area: finePath.area(one as never),
  }))
  const lands = shapesOf(fine, 'states').features
  const landOf = (fips: string) => finePath(lands.find((one) => fipsOf(one) === fips) as never) ?? ''
  const bordersOf = (fips: string) =>
    finePath(
      mesh(
        fine,
        fine.objects.counties as never,
        (a, b) => a !== b && fipsOf(a).startsWith(fips) && fipsOf(b).startsWith(fips),
      ),
    ) ?? ''
  return { list, bordersOf, landOf }
}

const countiesSvgs = new Map<string, string>()

/** The land of a state and the borders between its counties, by its two letters; null: there is no such state. */
export function countiesSvg(code: string): string | null {
  const state = stateShapes.find((one) => one.code === code)
  if (!state) return null
  counties ??= loadCounties()
  const made =
    countiesSvgs.get(code) ??
    svg(
      `<path id="land" ${thin} d="${counties.landOf(state.fips)}"/>`,
      `<path id="counties" fill="none" ${thin} d="${counties.bordersOf(state.fips)}"/>`,
    )
  countiesSvgs.set(code, made)
  return made
}

/** The counties whose middle is in a part of the picture, the largest first. */
export function countiesIn([left, top]: [number, number], [right, bottom]: [number, number]): County[] {
  counties ??= loadCounties()
  return counties.list
    .filter(({ middle: [x, y] }) => x > left && x < right && y > top && y < bottom)
    .sort((a, b) => b.area - a.area)
}
