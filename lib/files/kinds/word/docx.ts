import { posix } from 'node:path'
import { openZip, type Zip } from '../../zip.ts'
import { startsAsArchive } from '../archive.ts'
import { asItIs, FileRefused, type Kind } from '../kind.ts'
import { attributesOf } from './attributes.ts'
import { runsProgram } from './fields.ts'
import { wordSentences } from './sentences.ts'

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const bounds = { entries: 3000, unpacked: 150 * 1024 * 1024 }
const mostPart = 2 * 1024 * 1024
const mostText = 32 * 1024 * 1024

/** A Word document is stored unchanged if nothing in it runs or is fetched from elsewhere when it opens. */
export const docx: Kind = {
  label: 'a Word document (.docx)',
  types: { [type]: 'docx' },
  isIt: (found) => found === type || found === 'application/zip' || found.includes('macroenabled'),

  async prepare(bytes) {
    const sentence = await faultOf(bytes).catch(() => wordSentences.damaged)
    if (sentence) throw new FileRefused(sentence)
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
  return (await faultOfRelations(zip)) ?? (await faultOfParts(zip))
}

async function faultOfRelations(zip: Zip): Promise<string | null> {
  for (const name of zip.names.filter((one) => one.endsWith('.rels'))) {
    const relations = attributesOf(await zip.read(name, mostPart))
    if (relations.some(isFetched)) return wordSentences.outside
    if (relations.some(({ Type = '' }) => /\/aFChunk$/i.test(Type))) return wordSentences.embedded
  }
  return null
}

/** Files within: none but pictures, fonts and the numbers of charts. Texts: no field that runs a program. */
async function faultOfParts(zip: Zip): Promise<string | null> {
  const charts = await workbooksOfCharts(zip)
  for (const name of zip.names.filter((one) => !one.endsWith('/') && !one.endsWith('.rels'))) {
    if (name.endsWith('.xml')) {
      const part = await zip.read(name, mostText)
      if (runsProgram(part)) return wordSentences.command
    } else if (charts.has(name)) {
      const inside = await openZip(await zip.read(name, mostText), bounds)
      if (inside.names.some(runs)) return wordSentences.macro
    } else if (/\/embeddings\//.test(name) || startsAsArchive(await zip.start(name, 16)))
      return wordSentences.embedded
  }
  return null
}

/** Word keeps the numbers behind a chart as a workbook. */
async function workbooksOfCharts(zip: Zip): Promise<Set<string>> {
  const found = new Set<string>()
  for (const name of zip.names.filter((one) => /^word\/charts\/_rels\/[^/]+\.rels$/.test(one)))
    for (const { Target = '' } of attributesOf(await zip.read(name, mostPart)))
      if (/\.xlsx$/i.test(Target)) found.add(posix.join('word/charts', Target).toLowerCase())
  return found
}

/** Macros, controls and embedded programs, regardless of their declared type. */
const runs = (name: string) =>
  /vba(project|data)|activex|embeddings\/.*\.(bin|exe|ole|docm|xlsm|pptm)$|\.(exe|dll|scr|com|bat|cmd|js|jse|vbs|vbe|wsf|hta|lnk|msi|jar|ps1)$/.test(
    name,
  )

/** An external template, frame or object is fetched, and may run, when the document opens. */
const isFetched = ({ Type = '', Target = '', TargetMode = '' }: Record<string, string>) =>
  TargetMode.toLowerCase() === 'external' &&
  /\/(attachedTemplate|frame|oleObject|subDocument|control|package|aFChunk)$/i.test(Type) &&
  !/^(file:\/\/\/)?[a-z]:[\\/]/i.test(Target.trim())
