import { asItIs, FileRefused, type Kind } from '../kind.ts'
import { wordSentences } from './sentences.ts'

/** Directory entries of a compound file: 128 bytes each, starting with the name in UTF-16 ([MS-CFB] 2.6.1). */
const entryBytes = 128
const document = 'worddocument'
const programs = new Set([
  'macros',
  '_vba_project',
  '_vba_project_cur',
  'vba',
  '\u0001ole10native',
  'package',
  // Of each object in the pool.
  '\u0003objinfo',
])

/** Texts of a .doc are in one byte a letter or in UTF-16, so each letter may be followed by a zero. */
const letters = (text: string) =>
  [...text].map((letter) => `${letter.replace(/[\\/.:]/, '\\$&')}\\0?`).join('')
/** A field that starts another program begins with the byte 0x13 ([MS-DOC] 2.8.25). */
const commandField = new RegExp(`\\x13\\0?[ "\\0]{0,40}${letters('dde')}(?:${letters('auto')})?[ "\\0]`, 'i')
/** A template at another machine. */
const remoteTemplate = new RegExp(
  `(?:h\\0?t\\0?t\\0?p\\0?(?:s\\0?)?${letters('://')}|${letters('\\\\')})(?:[!-~]\\0?){1,300}?${letters('.dot')}(?:[mx]\\0?)?(?![!-~])`,
  'i',
)
/** Sectors that the header of a compound file names ([MS-CFB] 2.2): of its directory and of its tables. */
const headerSectors = { shift: 30, directory: 48, tables: 76, tablesEnd: 512, none: 0xfffffffa }

/** A legacy Word document is stored unchanged if it contains no macro or embedded program. */
export const doc: Kind = {
  label: 'a Word document (.doc)',
  types: { 'application/msword': 'doc' },
  isIt: (type) => type === 'application/x-cfb',

  async prepare(bytes) {
    if (isCutOff(bytes)) throw new FileRefused(wordSentences.damaged)
    const parts = partsOf(bytes)
    if (!parts.has(document)) throw new FileRefused(wordSentences.damaged)
    if ([...parts].some((name) => programs.has(name))) throw new FileRefused(wordSentences.macro)
    const text = bytes.toString('latin1')
    if (commandField.test(text)) throw new FileRefused(wordSentences.command)
    if (remoteTemplate.test(text)) throw new FileRefused(wordSentences.outside)
    return asItIs(bytes, 'application/msword')
  },
}

/** Whether what the header names lies beyond the end. */
function isCutOff(bytes: Buffer): boolean {
  if (bytes.length < headerSectors.tablesEnd) return true
  const size = 2 ** bytes.readUInt16LE(headerSectors.shift)
  const isMissing = (sector: number) => sector < headerSectors.none && (sector + 1) * size >= bytes.length
  for (let at = headerSectors.tables; at < headerSectors.tablesEnd; at += 4)
    if (isMissing(bytes.readUInt32LE(at))) return true
  return isMissing(bytes.readUInt32LE(headerSectors.directory))
}

/**
 * The names of the parts, in lower case. Anything shaped like a directory entry counts, whether or not the file's
 * tables reference it: readers repair broken files in different ways.
 */
function partsOf(bytes: Buffer): Set<string> {
  const names = new Set<string>()
  for (let at = 512; at + entryBytes <= bytes.length; at += entryBytes) {
    const length = bytes.readUInt16LE(at + 64)
    const kind = bytes[at + 66]!
    if (length < 4 || length > 64 || length % 2 || kind < 1 || kind > 5) continue
    if (bytes.readUInt16LE(at + length - 2) === 0)
      names.add(bytes.toString('utf16le', at, at + length - 2).toLowerCase())
  }
  return names
}
