// What part of the picture of the country a map shows. Shared by the server, which draws, and the browser, which moves.

/** As us-atlas projects the states, and `/maps/us-states.svg` has them. */
export const picture = { width: 975, height: 610 }
/** The size in which maps are drawn. */
export const drawing = { width: 720, height: 480 }

/** How closely one may look: each step doubles the scale. At 0 the whole country is seen, at 7 a few counties. */
export const zooms = { least: 0, most: 7, states: 2, names: 3 } as const

/** The middle of a part of the picture, in its units, and how closely it is seen. */
export type View = { x: number; y: number; zoom: number }

export const wholeCountry: View = { x: picture.width / 2, y: picture.height / 2, zoom: zooms.least }

/** Units of the drawing for one of the picture. */
export const scaleOf = (zoom: number) => (drawing.width / picture.width) * 2 ** zoom

/** A view within the picture. */
export function within({ x, y, zoom }: View): View {
  const closeness = Math.min(zooms.most, Math.max(zooms.least, Math.round(zoom * 2) / 2))
  if (closeness === zooms.least) return wholeCountry
  const clamp = (at: number, most: number) => Math.round(Math.min(most, Math.max(0, at)) * 10) / 10
  return { x: clamp(x, picture.width), y: clamp(y, picture.height), zoom: closeness }
}

/** The corners of what is seen, in the units of the picture. */
export function cornersOf({ x, y, zoom }: View): [[number, number], [number, number]] {
  const [across, down] = [drawing.width / scaleOf(zoom) / 2, drawing.height / scaleOf(zoom) / 2]
  return [
    [x - across, y - down],
    [x + across, y + down],
  ]
}

/** A point of the picture in the drawing. */
export function drawn({ x, y, zoom }: View, [px, py]: readonly [number, number]): [number, number] {
  const scale = scaleOf(zoom)
  return [(px - x) * scale + drawing.width / 2, (py - y) * scale + drawing.height / 2]
}

/** The closest look at a box with some space around it. */
export function around([[left, top], [right, bottom]]: [[number, number], [number, number]]): View {
  const fit = Math.min(drawing.width / (right - left), drawing.height / (bottom - top)) * 0.9
  const zoom = Math.floor(Math.log2(fit / scaleOf(0)) * 2) / 2
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, zoom })
}

/** Moves by shares of what is seen, or looks closer or from farther away. */
export function moved(view: View, by: { across?: number; down?: number; closer?: number }): View {
  const scale = scaleOf(view.zoom)
  return within({
    x: view.x + ((by.across ?? 0) * drawing.width) / scale,
    y: view.y + ((by.down ?? 0) * drawing.height) / scale,
    zoom: view.zoom + (by.closer ?? 0),
  })
}

/** How a picture was pulled by hand: from a point of the drawing, so far, and so much larger. */
export type Pull = { at: readonly [number, number]; by: readonly [number, number]; scale: number }

/** The view in which the point that was pulled is where it was pulled to. */
export function pulled(view: View, { at, by, scale }: Pull): View {
  const closer = within({ ...view, zoom: view.zoom + Math.log2(scale) }).zoom
  const from = scaleOf(view.zoom)
  const to = scaleOf(closer)
  const middle = [drawing.width / 2, drawing.height / 2] as const
  const along = (axis: 0 | 1, start: number) =>
    start + (at[axis] - middle[axis]) / from - (at[axis] + by[axis] - middle[axis]) / to
  return within({ x: along(0, view.x), y: along(1, view.y), zoom: closer })
}

/** As it is written in an address: '512,233,4' */
export const viewText = ({ x, y, zoom }: View) => [x, y, zoom].join(',')

/** A view as it was written; null for anything else. */
export function readView(text: string): View | null {
  const [x, y, zoom, ...more] = text.split(',').map((part) => (part.trim() ? Number(part) : Number.NaN))
  const isView = more.length === 0 && [x, y, zoom].every((value) => Number.isFinite(value))
  return isView ? within({ x: x!, y: y!, zoom: zoom! }) : null
}
