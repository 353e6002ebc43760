import { expect, test } from 'vitest'
import { docOf, docxOf, relation, zipOf } from '#test/word.ts'
import { prepare } from '../../prepare.ts'
import { doc } from './doc.ts'
import { docx } from './docx.ts'
import { wordSentences } from './sentences.ts'

const taken = (bytes: Buffer) =>
  prepare(bytes, [docx, doc], { side: 1 }, 'another kind').then(
    (kept) => kept.bytes.equals(bytes),
    (error) => error.message,
  )

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = (more: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${more}</Types>`

test('ordinary documents are kept as they came', async () => {
  expect(await taken(docxOf())).toBe(true)
  expect(
    await taken(
      docxOf({
        'word/media/image1.png': Buffer.alloc(100),
        'word/_rels/document.xml.rels': relation(`${office}/hyperlink`, 'https://example.org', 'External'),
      }),
    ),
  ).toBe(true)
  const template = relation(`${office}/attachedTemplate`, 'file:///C:\\Users\\Maria\\Resume.dotx', 'External')
  expect(await taken(docxOf({ 'word/_rels/settings.xml.rels': template }))).toBe(true)
  expect(await taken(docOf())).toBe(true)
})

test.each([
  ['a macro', docxOf({ 'word/vbaProject.bin': 'x' })],
  ['a macro in other letters', docxOf({ 'word/VBAProject.BIN': 'x' })],
  [
    'a macro under another name',
    docxOf({
      'word/theme.bin': 'x',
      '[Content_Types].xml': types(
        '<Override PartName="/word/theme.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      ),
    }),
  ],
  [
    'a macro whose type is written with entities',
    docxOf({
      '[Content_Types].xml': types(
        '<Override PartName="/a" ContentType="application/vnd.ms-office.&#118;baProject"/>',
      ),
    }),
  ],
  ['a control', docxOf({ 'word/activeX/activeX1.xml': '<x/>' })],
  ['an embedded object', docxOf({ 'word/embeddings/oleObject1.bin': 'x' })],
  ['a macro of the old kind', docOf(['Macros', 'VBA', '_VBA_PROJECT'])],
  ['an embedded file of the old kind', docOf(['\u0001Ole10Native'])],
])('refused: %s', async (_, bytes) => {
  expect(await taken(bytes)).toBe(wordSentences.macro)
})

test.each([
  'https://evil.example/a.dotm',
  '\\\\evil\\a.dotm',
  'file://evil/a.dotm',
  '&#104;ttp://evil.example',
])('refused: a template of another machine, %s', async (target) => {
  const rels = relation(`${office}/attachedTemplate`, target, 'External')
  expect(await taken(docxOf({ 'word/_rels/settings.xml.rels': rels }))).toBe(wordSentences.outside)
})

test('what cannot be read is refused: other zips, lies about sizes, too many parts, entities, other compound files', async () => {
  const many = Object.fromEntries(Array.from({ length: 3001 }, (_, n) => [`word/${n}.xml`, '']))
  const parts = { '[Content_Types].xml': types(''), 'word/document.xml': '<w/>' }
  const broken = [
    zipOf({ 'readme.txt': 'hello' }),
    docxOf().subarray(0, 500),
    zipOf(parts, 5),
    zipOf(parts, 200 * 1024 * 1024),
    docxOf(many),
    docxOf({ '[CONTENT_TYPES].XML': types('') }),
    docxOf({ '[Content_Types].xml': `<!DOCTYPE x [<!ENTITY a "b">]>${types('')}` }),
    docxOf({ 'word/_rels/a.rels': Buffer.from('\ufeff<Relationships/>', 'utf16le') }),
    docxOf({ '../../etc/passwd': 'x' }),
    docxOf({ 'word/header1.xml': Buffer.from('\ufeff<w:hdr/>', 'utf16le') }),
  ]
  for (const bytes of broken) expect(await taken(bytes)).toBe(wordSentences.damaged)
  const sheet = docOf()
  sheet.write('Workbook    ', sheet.indexOf(Buffer.from('WordDocument', 'utf16le')), 'utf16le')
  expect(await taken(sheet)).toBe(wordSentences.damaged)
  expect(await taken(Buffer.from('MZ'))).toBe('another kind')
})

const wordXml = (body: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${body}</w:p></w:body></w:document>`
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const says = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`
const field = (...instructions: string[]) =>
  `${mark('begin')}${instructions.join('')}${mark('separate')}<w:r><w:t>x</w:t></w:r>${mark('end')}`

test.each([
  ['DDEAUTO', { 'word/document.xml': wordXml(field(says(' DDEAUTO c:\\\\cmd.exe &quot;/k calc&quot; '))) }],
  ['DDE in small letters', { 'word/document.xml': wordXml(field(says('dde excel a b'))) }],
  ['DDE in pieces', { 'word/document.xml': wordXml(field(says(' D'), says('DE'), says('AUTO cmd'))) }],
  ['DDE in entities', { 'word/document.xml': wordXml(field(says('&#68;&#x44;E cmd'))) }],
  ['DDE that another field spells', { 'word/document.xml': wordXml(field(field(says(' QUOTE 68 68 69 ')))) }],
  ['DDE as a simple field', { 'word/document.xml': wordXml('<w:fldSimple w:instr=" DDE cmd a b "/>') }],
  ['DDE in a header', { 'word/header1.xml': wordXml(field(says('DDEAUTO cmd'))) }],
  ['DDE without a beginning', { 'word/footnotes.xml': wordXml(says('DDEAUTO cmd')) }],
])('refused: %s', async (_, parts) => {
  expect(await taken(docxOf(parts))).toBe(wordSentences.command)
})

test('refused: fields of the old kind that start programs, templates of other machines, objects, half of it', async () => {
  const wide = Buffer.from('\x13 DDEAUTO c:\\\\cmd.exe "', 'utf16le')
  for (const said of ['\x13DDE cmd "a"', wide])
    expect(await taken(docOf([], said))).toBe(wordSentences.command)
  for (const said of ['https://evil.example/a.dotm\0', Buffer.from('\\\\evil\\a.dot', 'utf16le')])
    expect(await taken(docOf([], said))).toBe(wordSentences.outside)
  expect(await taken(docOf(['\u0003ObjInfo']))).toBe(wordSentences.macro)
  for (const bytes of [docOf().subarray(0, 1_500), docOf().subarray(0, 400)])
    expect(await taken(bytes)).toBe(wordSentences.damaged)
  expect(await taken(docOf([], '\x13 HYPERLINK "https://example.org/dde.doc" adde'))).toBe(true)
})

test.each([
  ['a workbook', { 'word/embeddings/Book1.xlsx': zipOf({ 'xl/workbook.xml': '<x/>' }) }],
  ['an archive under another name', { 'word/media/image1.png': zipOf({ 'run.txt': 'x' }) }],
  ['a program under another name', { 'word/media/image1.png': Buffer.from('MZ\x90\0') }],
  ['a RAR', { 'customXml/item1.bin': Buffer.from('Rar!\x1a\x07\0', 'latin1') }],
  ['another document', { 'word/_rels/document.xml.rels': relation(`${office}/aFChunk`, 'afchunk.rtf') }],
])('refused: %s within', async (_, parts) => {
  expect(await taken(docxOf(parts))).toBe(wordSentences.embedded)
})

test('what Word, Google Docs and LibreOffice write is fine: fields, charts, fonts, pictures, links', async () => {
  const chart = relation(`${office}/package`, '../embeddings/Microsoft_Excel_Sheet1.xlsx')
  const nested = field(says(' IF '), field(says(' MERGEFIELD Name ')), says(' = &quot;&quot; '))
  const bytes = docxOf({
    'word/document.xml': wordXml(
      `${field(says(' PAGE '))}${field(says(' HYPERLINK &quot;https://example.org/dde&quot; '))}${nested}<w:r><w:t>DDE and DDEAUTO at the depot</w:t></w:r>`,
    ),
    'word/charts/chart1.xml': '<c/>',
    'word/charts/_rels/chart1.xml.rels': chart,
    'word/embeddings/Microsoft_Excel_Sheet1.xlsx': zipOf({ 'xl/workbook.xml': '<x/>' }),
    'word/fonts/font1.odttf': Buffer.alloc(64, 7),
    'word/media/image1.png': Buffer.from('89504e470d0a1a0a', 'hex'),
    'word/media/': '',
    'docProps/app.xml': '<Properties/>',
  })
  expect(await taken(bytes)).toBe(true)
})
