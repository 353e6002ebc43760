import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { inject } from 'vitest'
import { openPool } from '#lib/db.ts'
import { inServer, withDatabase } from './server.ts'

const folder = new URL('../db/migrations/', import.meta.url)

export type OldDatabase = { pool: pg.Pool; migrate(name: string): Promise<unknown>; close(): Promise<void> }

/** An empty database as it was before this migration, to see what the migration makes of today's rows. */
export async function databaseBefore(migration: string): Promise<OldDatabase> {
  const url = inject('templateUrl')
  const name = `before_${migration.slice(0, 4)}_${process.env.VITEST_WORKER_ID}_${Date.now()}`
  const server = withDatabase(url, 'postgres')
  await inServer(server, `create database ${name}`)
  const pool = openPool(withDatabase(url, name))
  const migrate = async (file: string) => pool.query(await readFile(new URL(file, folder), 'utf8'))
  const earlier = (await readdir(folder)).filter((file) => file.endsWith('.sql') && file < migration).sort()
  for (const file of earlier) await migrate(file)
  const close = async () => {
    await pool.end()
    await inServer(server, `drop database if exists ${name} with (force)`)
  }
  return { pool, migrate, close }
}
