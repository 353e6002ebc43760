import { Invalid } from '#lib/problem.ts'
import { homeWords } from '../home-words.ts'
import { allSettings, fullLabel } from '../look/model/settings.ts'
import { conflictsIn, type Look, LookChange } from '../look/schema.ts'
import { lookMessages } from './messages.ts'
import { fileFormat, fileVersion, readVersions } from './schema.ts'

/** The look of a site as a file that can be read back, without what a site says that has no words of its own. */
export function lookFile(name: string, draft: Look): string {
  const unsaid = Object.entries(homeWords({ name, content: {} }))
  const look = Object.fromEntries(
    Object.entries(draft).filter(([key, value]) => !unsaid.some((one) => one[0] === key && one[1] === value)),
  )
  return `${JSON.stringify({ format: fileFormat, version: fileVersion, look }, null, 2)}\n`
}

/** The look in a file. @throws Invalid with a sentence at the field for whatever it is not */
export function readLookFile(text: string): LookChange {
  if (!text.trim()) throw at(lookMessages.noFile)
  const { format, version, look, ...rest } = parsed(text)
  if (format !== fileFormat || typeof look !== 'object' || look === null || Object.keys(rest).length)
    throw at(lookMessages.notLook)
  if (!readVersions.includes(version as number))
    throw at(lookMessages.otherVersion(String(version).slice(0, 20)))
  const read = LookChange.safeParse(look)
  if (!read.success) throw at([...new Set(read.error.issues.flatMap(sentences))].join(' '))
  const wrong = Object.values(conflictsIn(read.data))
  if (wrong.length) throw at(wrong.join(' '))
  return read.data
}

function parsed(text: string): Record<string, unknown> {
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file === 'object' && file !== null && !Array.isArray(file)) return { ...file }
  } catch {
    throw at(lookMessages.notJson)
  }
  throw at(lookMessages.notLook)
}

type Issue = { path: PropertyKey[]; message: string; keys?: string[] }

function sentences({ path, message, keys }: Issue): string[] {
  const setting = allSettings.find(({ key }) => key === path[0])
  if (setting) return [lookMessages.wrongSetting(fullLabel(setting), message)]
  return (keys ?? []).map((key) => lookMessages.unknownSetting(key.slice(0, 40)))
}

const at = (sentence: string) => new Invalid({ file: sentence })
