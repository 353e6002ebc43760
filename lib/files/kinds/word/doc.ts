import { asItIs, type Kind, Refused } from '../kind.ts'
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
])

/** A legacy Word document is stored unchanged if it contains no macro or embedded program. */
export const doc: Kind = {
  label: 'a Word document (.doc)',
  types: { 'application/msword': 'doc' },
  isIt: (type) => type === 'application/x-cfb',

  async prepare(bytes) {
    const parts = partsOf(bytes)
    if (!parts.has(document)) throw new Refused(wordSentences.damaged)
    if ([...parts].some((name) => programs.has(name))) throw new Refused(wordSentences.macro)
    return asItIs(bytes, 'application/msword')
  },
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
