import { randomBytes } from 'node:crypto'
import { mkdir, statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { openStore } from '#lib/files/open-store.ts'
import { type Check, well } from '../fact.ts'

/** Shares of a disk, in percent. */
const used = { watch: 80, broken: 95 } as const
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(bytes < 1e10 ? 1 : 0)} GB`

export const disk: Check = {
  key: 'disk',
  name: 'Disk',
  async look({ settings }) {
    await mkdir(settings.dataDir, { recursive: true })
    const { blocks, bavail, bsize } = await statfs(settings.dataDir)
    const percent = Math.round(100 * (1 - bavail / blocks))
    const says = `${percent}% of the disk is in use.`
    const detail = `${gigabytes(bavail * bsize)} of ${gigabytes(blocks * bsize)} are free for ${settings.dataDir}.`
    if (percent < used.watch) return well(says, detail)
    return {
      level: percent < used.broken ? 'watch' : 'broken',
      says,
      detail,
      notice: 'Nothing before it is full. Then nobody can upload a resume, and changes are not saved.',
      steps: [
        'Ask the company that rents you the server for a larger disk.',
        'Or store files elsewhere: S3_BUCKET (README.md, Settings). Keep backups on another machine.',
      ],
    }
  },
}

/** Seconds that this machine and the database may differ. */
const skew = 5

export const clock: Check = {
  key: 'clock',
  name: 'Clock',
  async look({ db }) {
    const before = Date.now()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    const middle = (before + Date.now()) / 2
    const seconds = Math.abs(rows[0]!.now.getTime() - middle) / 1000
    if (seconds < skew) return well('The clocks of this machine and of the database agree.')
    return {
      level: 'broken',
      says: `The clocks of this machine and of the database differ by ${Math.round(seconds)} seconds.`,
      notice: 'Codes of authenticator apps are refused, and links expire too early or too late.',
      steps: ['Turn on time synchronization on both machines: timedatectl set-ntp true'],
    }
  },
}

export const fileStore: Check = {
  key: 'files',
  name: 'Files',
  async look({ settings }) {
    const store = openStore(settings.files)
    const key = randomBytes(16).toString('hex')
    const written = randomBytes(64)
    try {
      await store.put(
        key,
        (async function* () {
          yield written
        })(),
      )
      const read = Buffer.concat(await Array.fromAsync(await store.get(key)))
      if (!read.equals(written)) throw new Error('what was read is not what was written')
    } finally {
      await store.remove(key).catch(() => {})
    }
    const { s3, folder } = settings.files
    return well('Files are stored, read and deleted.', s3 ? `Bucket ${s3.bucket}.` : `Folder ${folder}.`)
  },
}
