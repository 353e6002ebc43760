import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { StoreFault } from '../files/store.ts'
import { Stop } from '../stop.ts'
import { fingerprint } from './keys.ts'
import { linesOf, type Place, writePart } from './parts.ts'
import { headFile, only, type Shelf, type Target } from './shelf.ts'

const format = 1

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
export type Backup = Place & { name: string; target: Target; contents: Contents }

/** Begins a backup on an empty shelf. */
export const placeOn = (shelf: Shelf, key: Buffer): Place => ({
  shelf,
  key,
  salt: randomBytes(32).toString('hex'),
})

/** The last that is written of a backup. */
export function headOf({ key, salt }: Place): Buffer {
  const head = { format, salt, keyId: fingerprint(key) } satisfies z.input<typeof Head>
  return Buffer.from(`${JSON.stringify(head)}\n`)
}

export const writeContents = (place: Place, contents: Contents) =>
  writePart(place, 'contents', only(Buffer.from(`${JSON.stringify(contents)}\n`)))

/**
 * Opens the newest backup of a target, or the one that its address is.
 * @throws Stop when there is none, or the key is another one
 */
export async function openBackup(from: Target, key: Buffer): Promise<Backup> {
  const newest = (await from.names()).at(-1)
  if (newest) return openNamed(from, newest, key)
  const { name, target } = from.asBackup()
  if (name.endsWith('.partial')) throw new Stop('This backup was not completed. Use another one.')
  return openNamed(target, name, key)
}

/** Opens one of the backups of a target. @throws Stop */
export async function openNamed(target: Target, name: string, key: Buffer): Promise<Backup> {
  const shelf = target.open(name)
  const head = Head.safeParse(jsonOf(await textOf(shelf, target.address)))
  if (!head.success) throw new Stop(`The file ${headFile} of this backup is damaged. Use another backup.`)
  const { salt, keyId } = head.data
  if (keyId !== fingerprint(key))
    throw new Stop(
      `This backup was sealed with the key ${keyId}, and the one given is ${fingerprint(key)}. Set BACKUP_KEY to the key it was made with (SECRET, where BACKUP_KEY was not set then).`,
    )
  const place = { shelf, key, salt }
  const [line = ''] = await Array.fromAsync(linesOf(place, 'contents'))
  return { ...place, name, target, contents: Contents.parse(jsonOf(line)) }
}

async function textOf(shelf: Shelf, address: string): Promise<string> {
  try {
    return Buffer.concat(await Array.fromAsync(await shelf.read(headFile))).toString()
  } catch (error) {
    if (!(error instanceof StoreFault) || error.fault !== 'missing') throw error
    throw new Stop(`There is no backup in ${address}. Give the address that "npm run backup" wrote to.`)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const partOf = ({ schema, name }: { schema: string; name: string }) => `database/${schema}.${name}`
