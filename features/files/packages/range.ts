import type { ByteRange } from '#lib/files/store.ts'

type Asked = { range?: string | undefined; 'if-range'?: string | string[] | undefined }

/**
 * What a request asks for of a file (RFC 9110, section 14): one range; null: all of it; 'none': a range that is not there.
 * Several ranges, units that we do not know and what is not a range are answered with the whole file, as is a range of another
 * version of it.
 */
export function rangeOf(
  { range, 'if-range': ifRange }: Asked,
  size: number,
  etag: string,
): ByteRange | null | 'none' {
  if (ifRange !== undefined && ifRange !== etag) return null
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(range ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length ? { first: size - length, last: size - 1 } : 'none'
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
  if (to !== '' && Number(to) < first) return null
  return first < size ? { first, last } : 'none'
}
