import { constants, inflateSync } from 'node:zlib'
import { isAlsoArchive } from '../archive.ts'
import type { Finding } from './finding.ts'
import { isWhole } from './whole.ts'

/** White space and comments, allowed between any two tokens of a PDF (ISO 32000-2, 7.2.3); bounded in length. */
const gap = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]{0,300}[\r\n])`
/** In these, `_` is a gap and `~` a non-empty gap. Numbers are bounded, so that no run of digits takes forever. */
const pattern = (source: string) =>
  new RegExp(source.replaceAll('_', `${gap}{0,500}`).replaceAll('~', `${gap}{1,500}`))
const numbers = String.raw`(?<!\d)\d{1,10}~\d{1,5}~`
const reference = `${numbers}R`
const object = `${numbers}obj`

/** Forbidden types of actions, annotations and objects; the name may be an indirect object. */
const kinds: Record<string, Finding> = {
  JavaScript: 'script',
  Rendition: 'script',
  Launch: 'launch',
  SubmitForm: 'remote',
  ImportData: 'remote',
  GoToR: 'remote',
  GoToE: 'attachment',
  RichMediaExecute: 'script',
  EmbeddedFile: 'attachment',
  FileAttachment: 'attachment',
  RichMedia: 'attachment',
}
const keys: Record<string, Finding> = { XFA: 'script', EF: 'attachment' }

const rules: [RegExp, Record<string, Finding>][] = [
  [pattern(String.raw`(?:/S|/Type|/Subtype|${object})_/(${Object.keys(kinds).join('|')})\b`), kinds],
  [pattern(String.raw`/(${Object.keys(keys).join('|')})_(?:\[|<<|${reference})`), keys],
]

/** A link that opens with the document instead of by a click. */
const opensLink = pattern(String.raw`/OpenAction_<<(?:[^<>]|<[^<>]*>){0,2000}?/S_/URI\b`)

const mostInflated = 64 * 1024 * 1024

/**
 * Scans every byte of a PDF and every object stream, regardless of its cross-reference table: readers repair broken
 * files in different ways, and what one skips another runs.
 */
export function rawLook(bytes: Buffer): Finding {
  if (isAlsoArchive(bytes)) return 'archive'
  if (!isWhole(bytes)) return 'cut off'
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
    // An encrypted stream cannot be inflated here; reader-look.ts decrypts it.
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
  return opensLink.test(plain) ? 'remote' : 'nothing'
}

/** In names `#4A` means `J`. */
const unescaped = (text: string) =>
  text.includes('#')
    ? text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

/** Object streams: the dictionary before `stream`, and the range of their bytes. */
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
