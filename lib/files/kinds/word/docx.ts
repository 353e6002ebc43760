import { openZip } from '../../zip.ts'
import { asItIs, type Kind, Refused } from '../kind.ts'
import { attributesOf } from './attributes.ts'
import { wordSentences } from './sentences.ts'

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const bounds = { entries: 3000, unpacked: 150 * 1024 * 1024 }
const mostPart = 2 * 1024 * 1024

/** A Word document is stored unchanged if nothing in it runs or is fetched from elsewhere when it opens. */
export const docx: Kind = {
  label: 'a Word document (.docx)',
  types: { [type]: 'docx' },
  isIt: (found) => found === type || found === 'application/zip' || found.includes('macroenabled'),

  async prepare(bytes) {
    const sentence = await faultOf(bytes).catch(() => wordSentences.damaged)
    if (sentence) throw new Refused(sentence)
    return asItIs(bytes, type)
  },
}

async function faultOf(bytes: Buffer): Promise<string | null> {
  const zip = await openZip(bytes, bounds)
  if (zip.names.some(runs)) return wordSentences.macro
  const types = attributesOf(await zip.read('[content_types].xml', mostPart)).map(
    ({ ContentType = '' }) => ContentType,
  )
  if (types.some((one) => /macroEnabled|vbaProject|activeX|oleObject|ms-office\.vba/i.test(one)))
    return wordSentences.macro
  if (!types.includes(`${type}.main+xml`) || !zip.names.includes('word/document.xml'))
    return wordSentences.damaged
  for (const name of zip.names.filter((one) => one.endsWith('.rels')))
    if (attributesOf(await zip.read(name, mostPart)).some(isFetched)) return wordSentences.outside
  return null
}

/** Macros, controls and embedded programs, regardless of their declared type. */
const runs = (name: string) =>
  /vba(project|data)|activex|embeddings\/.*\.(bin|exe|ole|docm|xlsm|pptm)$|\.(exe|dll|js|vbs|ps1)$/.test(name)

/** An external template, frame or object is fetched, and may run, when the document opens. */
const isFetched = ({ Type = '', Target = '', TargetMode = '' }: Record<string, string>) =>
  TargetMode.toLowerCase() === 'external' &&
  /\/(attachedTemplate|frame|oleObject|subDocument|control|package)$/i.test(Type) &&
  !/^(file:\/\/\/)?[a-z]:[\\/]/i.test(Target.trim())
