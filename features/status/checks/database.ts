import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { type Check, well } from '../fact.ts'

const needed = ['btree_gin', 'fuzzystrmatch', 'pg_trgm', 'unaccent']
const oldest = 15

export const database: Check = {
  key: 'database',
  name: 'Database',
  async look({ db, settings }) {
    const { rows } = await sql<{
      version: string
      major: number
      size: string
      encoding: string
      extensions: string[]
    }>`
      select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
        pg_size_pretty(pg_database_size(current_database())) as size, current_setting('server_encoding') as encoding,
        (select array_agg(extname::text) from pg_extension) as extensions`.execute(db)
    const { version, major, size, encoding, extensions } = rows[0]!
    const detail = `PostgreSQL ${version}, ${settings.databaseUrl ? 'of your own' : 'embedded'}, ${size}.`
    const missing = needed.filter((name) => !extensions.includes(name))
    if (major < oldest)
      return {
        level: 'broken',
        says: 'The database server is too old.',
        detail,
        steps: [`Upgrade PostgreSQL to version ${oldest} or later.`],
      }
    if (encoding !== 'UTF8')
      return {
        level: 'broken',
        says: 'The database cannot hold all letters.',
        detail: `Its encoding is ${encoding}.`,
        notice: 'Names with accents, and signs of other scripts, are refused or come back wrong.',
        steps: [
          'Make a backup, create a new database with "--template template0 --encoding UTF8" (docs/operations.md), and restore into it.',
        ],
      }
    if (missing.length)
      return {
        level: 'broken',
        says: 'The database lacks extensions.',
        detail,
        steps: [`As a superuser of the database: create extension ${missing.join('; create extension ')};`],
      }
    return well('The database answers.', detail)
  },
}

export const migrations: Check = {
  key: 'migrations',
  name: 'Version of the database',
  async look({ db }) {
    const done = new Set(await doneIn(db))
    const folder = new URL('../../../db/migrations/', import.meta.url)
    const names = (await readdir(folder))
      .filter((name) => name.endsWith('.sql'))
      .map((name) => name.slice(0, -4))
    const waiting = names.filter((name) => !done.has(name))
    const unknown = [...done].filter((name) => !names.includes(name))
    if (waiting.length)
      return {
        level: 'broken',
        says: 'The database is older than this program.',
        detail: `${waiting.length === 1 ? 'One migration waits' : `${waiting.length} migrations wait`}, the first is ${waiting.sort()[0]}.`,
        notice: 'Pages that need what is new answer with an error.',
        steps: ['Start the server again: it brings the database to the newest version.'],
      }
    if (unknown.length)
      return {
        level: 'watch',
        says: 'The database is newer than this program.',
        detail: `It has the migration ${unknown.sort().at(-1)}.`,
        steps: ['Upgrade this server to the version that the others have.'],
      }
    return well('The database has the newest version.', `${names.length} migrations.`)
  },
}

const doneIn = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return rows.map(({ name }) => name)
}

export const rights: Check = {
  key: 'rights',
  name: 'Rights in the database',
  async look({ db }) {
    const { rows } = await sql<{
      role: string
      superuser: boolean
      owns: boolean
      changes: boolean
      adds: boolean
    }>`
      select current_user as role, rolsuper as superuser,
        pg_has_role(current_user, (select relowner from pg_class where oid = 'public.users'::regclass), 'member') as owns,
        has_table_privilege('audit_entries', 'update') or has_table_privilege('audit_entries', 'delete') as changes,
        has_table_privilege('audit_entries', 'insert') and has_table_privilege('users', 'update') as adds
      from pg_roles where rolname = current_user`.execute(db)
    const { role, superuser, owns, changes, adds } = rows[0]!
    if (!adds)
      return {
        level: 'broken',
        says: 'The program may not write to the database.',
        detail: `Role ${role}.`,
        steps: [
          'Set DATABASE_OWNER_URL to the role that owns the tables, and start again: rights are granted then.',
        ],
      }
    if (superuser || owns || changes)
      return {
        level: 'watch',
        says: 'The program has more rights than it needs: nothing keeps it from changing the audit trail.',
        detail: `Role ${role}.`,
        steps: [
          'Give it a role of its own, and the owner’s address in DATABASE_OWNER_URL (README.md, Settings).',
        ],
      }
    return well('The program has the rights it needs, and no others.', `Role ${role}.`)
  },
}
