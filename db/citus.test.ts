// The classes of docs/citus.md hold: the job tables could be distributed by job.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'

let own: TestDatabase
let distributed: Map<string, string>
let reference: string[]
let local: string[]
beforeAll(async () => {
  own = await testDatabase()
  const text = await readFile(new URL('../docs/citus.md', import.meta.url), 'utf8')
  const [, byJob = '', everywhere = '', here = ''] = text.split(/^## /m)
  distributed = new Map(
    [...byJob.matchAll(/^\| `(\w+)` +\| `(\w+)` +\|$/gm)].map(([, table, column]) => [table!, column!]),
  )
  const named = (list: string) => [...list.matchAll(/`(\w+)`/g)].map(([, table]) => table!)
  reference = named(everywhere)
  local = named(here)
})
afterAll(() => own.close())

const ask = async <Row extends object>(text: string): Promise<Row[]> =>
  (await own.pool.query(text)).rows as Row[]

test('every table is in one class of docs/citus.md', async () => {
  const rows = await ask<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)
  const there = rows.map(({ name }) => name)
  const classed = [...distributed.keys(), ...reference, ...local]
  expect(there.filter((name) => !classed.includes(name))).toEqual([])
  expect(classed.filter((name, at) => classed.indexOf(name) !== at)).toEqual([])
  expect([...distributed.keys(), ...reference].filter((name) => !there.includes(name))).toEqual([])
})

test('what is unique in a distributed table contains its column', async () => {
  const rows = await ask<{ table: string; index: string; columns: string[] }>(`
    select t.relname as table, i.relname as index,
      array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(x.indkey)) as columns
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where (x.indisunique or x.indisexclusion) and t.relnamespace = 'public'::regnamespace`)
  const wrong = rows.filter(
    ({ table, columns }) => distributed.has(table) && !columns.includes(distributed.get(table)!),
  )
  expect(wrong).toEqual([])
  expect(rows.filter(({ table }) => distributed.has(table)).length).toBeGreaterThanOrEqual(4)
})

test('foreign keys of distributed tables lead to reference tables, or to the same shard; none leads to them from elsewhere', async () => {
  const keys = await ask<{ from: string; to: string; name: string; pairs: string[] }>(`
    select f.relname as from, t.relname as to, c.conname as name,
      array(select a.attname || ' ' || b.attname from unnest(c.conkey, c.confkey) as pair (here, there)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.here
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = pair.there) as pairs
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`)
  const isSound = ({ from, to, pairs }: (typeof keys)[number]) => {
    if (!distributed.has(from)) return !distributed.has(to)
    return reference.includes(to) || pairs.includes(`${distributed.get(from)} ${distributed.get(to)}`)
  }
  expect(keys.filter((key) => !isSound(key))).toEqual([])
  expect(keys.some(({ from, to }) => from === 'job_views' && to === 'jobs')).toBe(true)
})

test('deploy/citus.sql distributes these tables and no others', async () => {
  const text = await readFile(new URL('../deploy/citus.sql', import.meta.url), 'utf8')
  const calls = [...text.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)].map(([, table, column]) => [
    table,
    column,
  ])
  expect(calls).toEqual([...distributed])
  const copied = [...text.matchAll(/create_reference_table\('(\w+)'\)/g)].map(([, table]) => table)
  expect(copied).toEqual(reference)
})
