import { isUtf8 } from 'node:buffer'

/**
 * Which character set the bytes are in: a byte order mark, what the XML declares, what the sender said, else UTF-8 when they
 * are valid UTF-8 and Windows-1252 when they are not. Text that was broken before it reached us is left as it is.
 */
export function charsetOf(head: Buffer, said: string | null): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0x3c && head[1] === 0x00) return 'utf-16le'
  const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(
    head.subarray(0, 300).toString('latin1'),
  )?.[1]
  const valid = isUtf8(whole(head))
  for (const name of [declared, said])
    if (name && isSupported(name) && !(isUtf8Name(name) && !valid)) return new TextDecoder(name).encoding
  return valid ? 'utf-8' : 'windows-1252'
}

/** Without the last few bytes, in which a character may be cut. */
function whole(head: Buffer): Buffer {
  let end = head.length
  for (let back = 1; back <= 4 && back <= head.length; back++) {
    const byte = head[head.length - back]!
    if (byte < 0x80) break
    if (byte >= 0xc0) {
      end = head.length - back
      break
    }
  }
  return head.subarray(0, end)
}

const isUtf8Name = (name: string) => /^utf-?8$/i.test(name)

function isSupported(name: string): boolean {
  try {
    new TextDecoder(name)
    return true
  } catch {
    return false
  }
}
