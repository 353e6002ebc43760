import { crc32, deflateRawSync } from 'node:zlib'

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

/** A zip. @param said what an entry says that its size is, where that is a lie */
export function zipOf(files: Record<string, string | Buffer>, said?: number): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(said ?? plain.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, rest, Buffer.from(name))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

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
