import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Entry } from './contents.ts'

/**
 * The entries as one ZIP, one after another, so that memory holds a piece of one. Nothing is opened before the first piece is asked for:
 * an entry that fails before anybody listens would end the process.
 */
export async function* archiveOf(entries: Entry[]): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const bytes = zip.outputStream as Readable
  zip.on('error', (error) => bytes.destroy(error as Error))
  for (const { name, open } of entries)
    zip.addReadStreamLazy(name, { mode: 0o100600 }, (give) => {
      open().then(
        (opened) => give(null, Readable.from(opened)),
        (error) => give(error, null as never),
      )
    })
  zip.end()
  yield* bytes
}
