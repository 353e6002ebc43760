import { constants, inflateSync } from 'node:zlib'
import type { Finding } from './finding.ts'

/** White space and comments, which may stand between any two words of a PDF (ISO 32000-2, 7.2.3); not without end. */
const gap = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]{0,300}[\r\n])`
/** In these, `_` is a gap, `~` one that is not empty. Numbers have an end, so that no run of digits takes for ever. */
const pattern = (source: string) =>
  new RegExp(source.replaceAll('_', `${gap}{0,500}`).replaceAll('~', `${gap}{1,500}`))
const numbers = String.raw`(?<!\d)\d{1,10}~\d{1,5}~`
const reference = `${numbers}R`
const object = `${numbers}obj`

/** What an action, a note or an object may not be; the name of one may be an object of its own. */
const kinds: Record<string, Finding> = {
  JavaScript: 'script',
  Rendition: 'script',
  Launch: 'launch',
  GoToE: 'attachment',
  EmbeddedFile: 'attachment',
  FileAttachment: 'attachment',
  RichMedia: 'attachment',
}
const keys: Record<string, Finding> = { XFA: 'script', EF: 'attachment' }

const rules: [RegExp, Record<string, Finding>][] = [
  [pattern(String.raw`(?:/S|/Type|/Subtype|${object})_/(${Object.keys(kinds).join('|')})\b`), kinds],
  [pattern(String.raw`/(${Object.keys(keys).join('|')})_(?:\[|<<|${reference})`), keys],
]

const mostInflated = 64 * 1024 * 1024

/**
 * Looks at every byte of a PDF and into every stream of objects, whatever its table of contents says: readers mend
 * broken files in different ways, and what one skips another runs.
 */
export function rawLook(bytes: Buffer): Finding {
  const text = bytes.toString('latin1')
  const found = lookAt(text)
  if (found !== 'nothing') return found
  const streams = objectStreams(text)
  if (streams.length !== count(unescaped(text), /\/ObjStm\b/g)) return 'damaged'
  const isEncrypted = /\/Encrypt\b/.test(text)
  let room = mostInflated
  for (const { head, from, to } of streams) {
    if (!isPlainFlate(head)) return 'damaged'
    const inflated = inflate(bytes.subarray(from, to), head, room)
    // Encrypted, it inflates only for whoever decrypts it: the look along the references does.
    if (!inflated && !isEncrypted) return 'damaged'
    if (!inflated) continue
    room -= inflated.length
    const inside = lookAt(inflated.toString('latin1'))
    if (inside !== 'nothing') return inside
  }
  return 'nothing'
}

function lookAt(text: string): Finding {
  const plain = unescaped(text)
  for (const [rule, findings] of rules) {
    const name = rule.exec(plain)?.[1]
    if (name) return findings[name]!
  }
  return 'nothing'
}

/** In names `#4A` is `J`. */
const unescaped = (text: string) =>
  text.includes('#')
    ? text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

/** Streams that hold objects: what stands before `stream`, and from where to where their bytes go. */
function objectStreams(text: string) {
  const found: { head: string; from: number; to: number }[] = []
  for (const match of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const head = unescaped(text.slice(Math.max(0, text.lastIndexOf('obj', match.index)), match.index))
    if (!/\/ObjStm\b/.test(head)) continue
    const from = match.index + match[0].length
    const end = text.indexOf('endstream', from)
    found.push({ head, from, to: end < 0 ? text.length : end })
  }
  return found
}

function isPlainFlate(head: string) {
  const [, filter] = /\/Filter\s*(\/\w+|\[[^\]]*\])/.exec(head) ?? []
  const isFlate = !filter || /^\[?\s*\/(?:FlateDecode|Fl)\s*\]?$/.test(filter)
  return isFlate && !/\/Predictor\s*(?!1\b)\d/.test(head)
}

function inflate(bytes: Buffer, head: string, room: number): Buffer | null {
  if (!head.includes('/Filter')) return bytes
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(room, 1), finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}

const count = (text: string, rule: RegExp) => text.match(rule)?.length ?? 0
