import type pg from 'pg'
import { inject } from 'vitest'
import { type Db, lends, openPool, queryBuilder } from '#lib/db.ts'
import { inServer, withDatabase } from './server.ts'

export type TestDatabase = {
  /** the owner's: what tests do behind the application's back */
  db: Db
  pool: pg.Pool
  url: string
  /** as the application connects: a missing right fails in tests, too */
  application: { db: Db; pool: pg.Pool; url: string; isPooled: boolean }
  close(): Promise<void>
}

let count = 0
/** Made while the file before it runs, so that the next one need not wait for it. */
let spare: Promise<string> | null = null

async function copyOfTemplate(): Promise<string> {
  const templateUrl = inject('templateUrl')
  const template = new URL(templateUrl).pathname.slice(1)
  const name = `${template}_${process.env.VITEST_WORKER_ID}_${Date.now()}_${count++}`
  const server = withDatabase(templateUrl, 'postgres')
  await inServer(server, `create database ${name} template ${template} strategy file_copy`)
  return name
}

/** A database of the caller's own: migrated, with the catalog, empty otherwise. Close it in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl')
  const copy = spare ?? copyOfTemplate()
  // A file that asks for two at once gets two.
  spare = null
  const name = await copy
  spare ??= copyOfTemplate()
  // Who takes it hears of a failure.
  spare.catch(() => {})
  const url = withDatabase(templateUrl, name)
  const pool = openPool(url)
  const db = queryBuilder(pool)
  const applicationUrl = withDatabase(inject('applicationUrl'), name)
  const applicationPool = poolOfApplication(applicationUrl, name)
  const isPooled = inject('pooledUrl') !== null
  const application = {
    ...{ db: queryBuilder(applicationPool), pool: applicationPool },
    ...{ url: applicationUrl, isPooled },
  }
  const close = async () => {
    await db.destroy()
    await application.db.destroy()
    // Nothing waits for it; what is not done at the end is dropped with the template (test/global-setup.ts).
    inServer(withDatabase(templateUrl, 'postgres'), `drop database if exists ${name} with (force)`).catch(
      () => {},
    )
  }
  return { db, pool, url, application, close }
}

function poolOfApplication(url: string, name: string): pg.Pool {
  const pooled = inject('pooledUrl')
  return pooled ? lends(openPool(withDatabase(pooled, name))) : openPool(url)
}
