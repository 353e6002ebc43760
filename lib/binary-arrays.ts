// Arrays in the binary form of PostgreSQL, which takes a Buffer as it is: no text that is quoted here, and read letter by letter
// there. For thousands of values; use with a cast, which must name the same type: sql`${textArray(names)}::text[]`.

const oid = { bytea: 17, int4: 23, text: 25, uuid: 2950 } as const

/** One dimension, no nulls, the first index 1. */
const headBytes = 20

/** Room for these elements, its head written: each element has its length before it. */
function room(type: keyof typeof oid, count: number, bytes: number): Buffer {
  const array = Buffer.allocUnsafe(count ? headBytes + count * 4 + bytes : 12)
  array.writeInt32BE(count ? 1 : 0, 0)
  array.writeInt32BE(0, 4)
  array.writeInt32BE(oid[type], 8)
  if (count) array.writeInt32BE(count, 12)
  if (count) array.writeInt32BE(1, 16)
  return array
}

export function textArray(texts: readonly string[]): Buffer {
  let bytes = 0
  for (const text of texts) bytes += Buffer.byteLength(text)
  const array = room('text', texts.length, bytes)
  let at = headBytes
  for (const text of texts) {
    const length = array.write(text, at + 4)
    array.writeInt32BE(length, at)
    at += 4 + length
  }
  return array
}

export function uuidArray(ids: readonly string[]): Buffer {
  const array = room('uuid', ids.length, ids.length * 16)
  let at = headBytes
  for (const id of ids) {
    array.writeInt32BE(16, at)
    array.write(id.replaceAll('-', ''), at + 4, 'hex')
    at += 20
  }
  return array
}

export function intArray(numbers: readonly number[]): Buffer {
  const array = room('int4', numbers.length, numbers.length * 4)
  let at = headBytes
  for (const number of numbers) {
    array.writeInt32BE(4, at)
    array.writeInt32BE(number, at + 4)
    at += 8
  }
  return array
}

export function bytesArray(values: readonly Buffer[]): Buffer {
  let bytes = 0
  for (const value of values) bytes += value.length
  const array = room('bytea', values.length, bytes)
  let at = headBytes
  for (const value of values) {
    array.writeInt32BE(value.length, at)
    value.copy(array, at + 4)
    at += 4 + value.length
  }
  return array
}
