type Row = Record<string, unknown>

/** The field of a row that says which place it goes to, counted from 1: 'links.0._place'. */
export const placeField = '_place'

/**
 * Rows of a form in the order that was chosen without script. Of two that name the same place, the one that has moved takes it.
 */
export function placed(given: unknown): unknown {
  if (!Array.isArray(given) || !given.some(isPlaced)) return given
  return given
    .map((row, at) => ({ row, at }))
    .toSorted((one, two) => sortKey(one) - sortKey(two))
    .map(({ row }) => withoutPlace(row))
}

const isPlaced = (row: unknown): row is Row => typeof row === 'object' && row !== null && placeField in row

function sortKey({ row, at }: { row: unknown; at: number }): number {
  const own = at + 1
  const place = (isPlaced(row) && Number(row[placeField])) || own
  return place + Math.sign(place - own) / 2
}

function withoutPlace(row: unknown): unknown {
  if (!isPlaced(row)) return row
  const { [placeField]: _, ...rest } = row
  return rest
}
