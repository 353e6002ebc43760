import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { Stop } from '../stop.ts'
import { fingerprint } from './keys.ts'
import { linesOf, type Place, writePart } from './parts.ts'

const format = 1
const headFile = 'backup.json'

/** In the clear: what is needed to open the rest. */
const Head = z.object({ format: z.literal(format), salt: z.string().length(64), keyId: z.string() })

const Contents = z.object({
  createdAt: z.string(),
  /** the names of the migrations that the database had */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })),
  files: z.object({ count: z.number(), bytes: z.number(), gone: z.number() }),
  /** the keys that the files are sealed with, by their fingerprints */
  fileKeys: z.array(z.string()),
  /** the fingerprint of SECRET, which seals second factors */
  secretId: z.string(),
})

export type Contents = z.output<typeof Contents>
export type TableOfBackup = Contents['tables'][number]
export type Backup = Place & { name: string; contents: Contents }

/** Begins a backup in an empty folder. */
export async function beginPlace(folder: string, key: Buffer): Promise<Place> {
  const salt = randomBytes(32).toString('hex')
  const head = { format, salt, keyId: fingerprint(key) } satisfies z.input<typeof Head>
  await writeFile(join(folder, headFile), `${JSON.stringify(head)}\n`, { mode: 0o600, flag: 'wx' })
  return { folder, key, salt }
}

export const writeContents = (place: Place, contents: Contents) =>
  writePart(place, 'contents', Readable.from([Buffer.from(`${JSON.stringify(contents)}\n`)]))

/** The names of the backups in a folder, oldest first. What was not completed is none. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[])
  return names.filter((name) => /^muster-[\dTZ-]+$/.test(name)).sort()
}

/**
 * Opens a backup: a folder that is one, or the newest one in a folder of several.
 * @throws Stop when there is none, or the key is another one
 */
export async function openBackup(from: string, key: Buffer): Promise<Backup> {
  const newest = (await backupsIn(from)).at(-1)
  const folder = newest ? join(from, newest) : from
  if (folder.endsWith('.partial')) throw new Stop('This backup was not completed. Use another one.')
  if (!(await stat(join(folder, headFile)).catch(() => null)))
    throw new Stop(`There is no backup in ${from}. Give the folder that "npm run backup" wrote to.`)
  const head = Head.safeParse(jsonOf(await readFile(join(folder, headFile), 'utf8')))
  if (!head.success) throw new Stop(`The file ${headFile} of this backup is damaged. Use another backup.`)
  const { salt, keyId } = head.data
  if (keyId !== fingerprint(key))
    throw new Stop(
      `This backup was sealed with the key ${keyId}, and the one given is ${fingerprint(key)}. Set BACKUP_KEY to the key it was made with (SECRET, where BACKUP_KEY was not set then).`,
    )
  const place = { folder, key, salt }
  const [line = ''] = await Array.fromAsync(linesOf(place, 'contents'))
  return { ...place, name: basename(folder), contents: Contents.parse(jsonOf(line)) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const partOf = ({ schema, name }: { schema: string; name: string }) => `database/${schema}.${name}`
