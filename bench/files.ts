// npm run bench:files: what it takes to look into, seal, keep and read files of about 10 MB. Prints a table and one JSON line.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { purposes } from '#features/files/purposes.ts'
import { keyRing } from '#lib/files/keys.ts'
import { localStore } from '#lib/files/local-store.ts'
import { prepare } from '#lib/files/prepare.ts'
import { openVault } from '#lib/files/vault.ts'
import { newId } from '#lib/ids.ts'
import { pdfOf, stream } from '#test/pdf.ts'
import { docxOf } from '#test/word.ts'

const rounds = 7
const large = 10 * 1024 * 1024 - 2000
const folder = await mkdtemp(join(tmpdir(), 'muster-bench-'))
const vault = openVault(localStore(folder), keyRing(['the secret of a benchmark '.repeat(2)]))

try {
  const files = {
    'PDF, a scan of 10 MB': pdfOf({ more: [stream('/Subtype /Image', randomBytes(large))] }),
    'PDF, 200 kB': pdfOf({ more: [stream('/Subtype /Image', randomBytes(200_000))] }),
    'Word, 10 MB': docxOf({ 'word/media/image1.png': randomBytes(large) }),
    'photo, 24 megapixels': await photo(6000, 4000),
  }
  const rows: Record<string, object> = {}
  for (const [name, bytes] of Object.entries(files)) rows[name] = await measured(bytes)
  console.table(rows)
  console.log(JSON.stringify(rows))
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measured(bytes: Buffer) {
  const { kinds, otherwise, side } = purposes.document
  const times = { look: [] as number[], keep: [] as number[], read: [] as number[] }
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5)
  for (let round = 0; round < rounds; round++) {
    const id = newId()
    const ready = await timed(times.look, () => prepare(bytes, kinds, { side }, otherwise))
    const kept = await timed(times.keep, () => vault.save(id, ready.bytes))
    await timed(times.read, async () => {
      for await (const _ of await vault.open(id, kept));
    })
  }
  clearInterval(watch)
  const middle = (all: number[]) => Math.round(all.sort((a, b) => a - b)[rounds >> 1]!)
  return {
    MB: Number((bytes.length / 1024 / 1024).toFixed(1)),
    'look ms': middle(times.look),
    'seal and keep ms': middle(times.keep),
    'read ms': middle(times.read),
    'memory at most, MB more': Math.round((peak - before) / 1024 / 1024),
  }
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  times.push(performance.now() - began)
  return result
}

/** Not flat, so that it is as large as a camera's. */
function photo(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer()
}
