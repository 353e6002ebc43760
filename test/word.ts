import { zipOf } from '#lib/files/zip-of.ts'

export { zipOf }

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A small .docx as Word writes it. @param parts more of it, or others in place of its own */
export function docxOf(parts: Record<string, string | Buffer> = {}): Buffer {
  return zipOf({
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': relation(`${relations}/officeDocument`, 'word/document.xml'),
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Maria Ortiz</w:t></w:r></w:p></w:body></w:document>`,
    ...parts,
  })
}

export const relation = (type: string, target: string, mode = '') =>
  `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/></Relationships>`

/** The bones of a .doc: a compound file whose directory has these names. @param said more of its text */
export function docOf(names: string[] = [], said: Buffer | string = ''): Buffer {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  // The directory comes after two sectors of text; one table, in the first.
  header.writeUInt32LE(2, 48)
  header.fill(0xff, 80)
  const entries = ['Root Entry', 'WordDocument', '1Table', ...names].map((name, at) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE(name.length * 2 + 2, 64)
    entry[66] = at === 0 ? 5 : 2
    return entry
  })
  const text = Buffer.alloc(1024)
  text.write('Wrote macros in VBA for the motor pool', 'utf16le')
  text.set(Buffer.from(said), 512)
  return Buffer.concat([header, text, ...entries])
}
