// Run by full-disk.test.ts on a small disk: a release before, an upgrade that needs more room than there is, and once more with room.
import { execFileSync } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openPool } from '#lib/db.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

const disk = process.env.disk!
const folder = await mkdtemp(join(tmpdir(), 'muster-upgrade-'))
const land = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text)
const database = () => openEmbedded({ folder: join(disk, 'db'), settings: { max_connections: '20' } })

const before = await database()
let pool = openPool(before.url, 2)
const run = () => migrate(pool, { folder: pathToFileURL(`${folder}/`) })
await land('0001-boats', "create table boats (name text); insert into boats values ('Tern')")
await run()
await land('0002-masts', 'alter table boats add column masts int not null default 2')
await land(
  '0003-cargo',
  "create table cargo as select n, md5(n::text) || repeat('x', 200) as what from generate_series(1, 400000) n",
)
console.log(await run().catch((error: Error) => `${error.name}: ${error.message}`))
await pool.end()
await before.close()

execFileSync('mount', ['-o', 'remount,size=900m', disk])
// PostgreSQL had no room for its log, ended itself, and now reads what it has.
const full = await database()
pool = openPool(full.url, 2)
const { rows } = await pool.query('select * from boats')
console.log('Then:', JSON.stringify(rows))
console.log('With room:', (await run()).join())
await pool.end()
await full.close()
