/** The id of the job in this slot, 32 hex digits; a segment has the sixteen bytes of each id, one after the other. */
export const hexAt = (ids: Uint8Array, slot: number): string =>
  Buffer.from(ids.buffer, ids.byteOffset + slot * 16, 16).toString('hex')

/** The same as PostgreSQL writes it. */
export const idAt = (ids: Uint8Array, slot: number): string =>
  hexAt(ids, slot).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
