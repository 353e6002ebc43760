// npm run move:files
// Moves the files of people and sites into the first store that FILE_STORES names, while the site is up. It may be interrupted.
import { moveFiles } from '#lib/files/move.ts'
import { namedStores } from '#lib/files/open-store.ts'
import { StoreFault } from '#lib/files/store.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { bar, progressLine } from './progress-line.ts'

try {
  const { files } = readSettings()
  const [into, ...others] = namedStores(files)
  if (!others.length)
    throw new Stop(
      `Files are in one place: ${into!.name}. To move them, all processes first read both: FILE_STORES=s3,folder moves them into S3_BUCKET, FILE_STORES=folder,s3 into DATA_DIR/files (docs/operations.md, Moving).`,
    )
  const line = progressLine(process.stdout)
  let all = 0
  for (const { name, store } of others) {
    const { moved } = await moveFiles(store, into!.store, ({ done, of }) =>
      line.show(() => `${bar(of ? done / of : 1)}  ${done} of ${of} files from ${name}`),
    )
    all += moved
  }
  line.end()
  console.log(
    all ? `Moved ${all} ${all === 1 ? 'file' : 'files'}, each as it was.` : 'There was nothing to move.',
  )
  console.log(`All files are in ${into!.name}. Set FILE_STORES=${files.stores[0]} and restart all processes.`)
} catch (error) {
  fail(
    error instanceof StoreFault
      ? new Stop(`${error.message} Nothing is lost: run this again, and it continues.`)
      : error,
  )
}
