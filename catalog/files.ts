import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const folder = new URL('./', import.meta.url)
const unpack = promisify(brotliDecompress)

/** A committed file of the catalog: tab separated, first line the column names, no quoting (PostgreSQL's COPY text format). */
export type CatalogFile = { name: string; table: string; bytes: Buffer }

/**
 * The files that the tables are made of (others in this folder belong to features that read them themselves), and
 * the SQL of each table. `hash` changes when any of them does.
 */
export async function catalogFiles(): Promise<{
  hash: string
  files: CatalogFile[]
  sql: Map<string, string>
}> {
  const sql = new Map<string, string>()
  for (const name of (await readdir(new URL('tables/', folder))).sort())
    sql.set(name.replace('.sql', ''), await readFile(new URL(`tables/${name}`, folder), 'utf8'))
  const wanted = new Set([...sql.values()].flatMap((text) => text.match(/\bsheet_\w+/g) ?? []))
  const hash = createHash('sha256').update([...sql.values()].join('\n'))
  const files: CatalogFile[] = []
  for (const name of (await readdir(folder)).sort()) {
    const table = `sheet_${name.replace(/\.tsv(\.br)?$/, '').replaceAll('-', '_')}`
    if (!wanted.has(table)) continue
    const bytes = await readFile(new URL(name, folder))
    hash.update(name).update(bytes)
    files.push({ name, table, bytes })
  }
  return { hash: hash.digest('hex'), files, sql }
}

export const plain = async (file: CatalogFile): Promise<Buffer> =>
  file.name.endsWith('.br') ? unpack(file.bytes) : file.bytes
