type Bytes = AsyncIterable<Buffer>

/** The first bytes of a stream (fewer when it is shorter), and the whole stream again. */
export async function peek(bytes: Bytes, length: number): Promise<{ head: Buffer; rest: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]()
  const met: Buffer[] = []
  let size = 0
  let ended = false
  while (size < length && !ended) {
    const next = await iterator.next()
    if (next.done) ended = true
    else {
      met.push(next.value)
      size += next.value.length
    }
  }
  const head = Buffer.concat(met)
  async function* rest() {
    try {
      if (head.length) yield head
      for (let next = ended ? null : await iterator.next(); next && !next.done; next = await iterator.next())
        yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { head, rest: rest() }
}
