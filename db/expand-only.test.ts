import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contractions } from './expand-only.ts'

/** From before there was a release that anybody ran. */
const beforeTheFirst = new Set([
  '0031-articles.sql',
  '0040-hats.sql',
  '0095-pending-flows.sql',
  '0130-tickets.sql',
  '0190-instances-and-backups.sql',
])

test('migrations only expand: the release before runs on with them', async () => {
  const folder = new URL('./migrations/', import.meta.url)
  const found: Record<string, string[]> = {}
  for (const name of await readdir(folder)) {
    const faults = contractions(await readFile(new URL(name, folder), 'utf8'))
    if (faults.length) found[name] = faults
  }
  expect(Object.keys(found).filter((name) => !beforeTheFirst.has(name))).toEqual([])
  // An entry that is no longer needed goes.
  expect([...beforeTheFirst].filter((name) => !(name in found))).toEqual([])
})

test.each([
  'drop table boats',
  'alter table boats drop column name',
  'alter table boats rename column name to title',
  'alter table boats rename to ships',
  'alter table boats alter column length type bigint',
  'alter table boats alter length set data type bigint',
  'alter table boats alter column name set not null',
  'alter table boats add column harbor uuid not null',
  'alter table boats add harbor uuid not null references harbors',
])('%s is found', (statement) => {
  expect(contractions(`create table other (id uuid);\n${statement};`)).toHaveLength(1)
})

test.each([
  'create table boats (name text not null)',
  'alter table boats add column harbor uuid',
  "alter table boats add column flag text not null default 'none'",
  'alter table boats drop constraint boats_check',
  '-- drop table boats',
  `create function f() returns void language plpgsql as $$ begin drop table if exists boats_now; end $$`,
  '-- contracts since 0245: nothing reads it any more\nalter table boats drop column name',
])('%s is no contraction', (statement) => {
  expect(contractions(statement)).toEqual([])
})
