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
  ]
  for (const bytes of broken) expect(await taken(bytes)).toBe(wordSentences.damaged)
  const sheet = docOf()
  sheet.write('Workbook    ', sheet.indexOf(Buffer.from('WordDocument', 'utf16le')), 'utf16le')
  expect(await taken(sheet)).toBe(wordSentences.damaged)
  expect(await taken(Buffer.from('MZ'))).toBe('another kind')
})
