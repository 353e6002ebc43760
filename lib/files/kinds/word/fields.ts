import { SaxesParser } from 'saxes'

/** The start of a field that runs another program: DDE and DDEAUTO (ECMA-376-1, 17.16). */
const startsProgram = /^[\s"]*dde(auto)?\b/i
/** Without these elements a part has no field. */
const marks = ['instrText', 'fldSimple'] as const

/** Whether a part of a document has a field that runs another program. @throws when it is not well-formed XML */
export function runsProgram(part: Buffer): boolean {
  // In UTF-16 or EBCDIC the marks would not be found.
  if (part.includes(0) || (part.length > 0 && !/^(\xef\xbb\xbf)?\s*</.test(part.toString('latin1', 0, 64))))
    throw new Error('The part is not in UTF-8.')
  if (!marks.some((mark) => part.includes(mark))) return false
  /** the instructions of the fields that are open, outermost first; null: begins with another field */
  const open: (string | null)[] = []
  let found = false
  let isInstruction = false
  const judge = (instruction: string | null | undefined) => {
    // A field whose first word another one computes hides it; programs never write that.
    if (instruction === null || (instruction && startsProgram.test(instruction))) found = true
  }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name)
    if (local === 'instrText') isInstruction = true
    if (local === 'fldSimple') judge(attributeNamed(attributes, 'instr'))
    if (local !== 'fldChar') return
    const type = attributeNamed(attributes, 'fldCharType')
    if (type === 'begin') {
      if (open.at(-1)?.trim() === '') open[open.length - 1] = null
      open.push('')
    }
    if (type === 'separate') judge(open.at(-1))
    if (type === 'end') judge(open.pop())
  })
  parser.on('closetag', ({ name }) => {
    if (localName(name) === 'instrText') isInstruction = false
  })
  parser.on('text', (text) => {
    const at = open.length - 1
    // Without a beginning it still counts: readers repair broken files in different ways.
    if (isInstruction && at < 0) judge(text)
    else if (isInstruction && open[at] !== null) open[at] += text
  })
  parser.on('doctype', () => {
    throw new Error('The part has a DOCTYPE.')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(new TextDecoder('utf-8', { fatal: true }).decode(part)).close()
  for (const instruction of open) judge(instruction)
  return found
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const attributeNamed = (attributes: object, name: string) =>
  Object.entries(attributes as Record<string, string>).find(([key]) => localName(key) === name)?.[1]
