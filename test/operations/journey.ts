// Everything in docs/operations.md, as written there, on an empty Debian: each block in its order, and what must be true after it.
import { appendFile, copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { openPool, queryBuilder } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { beginSession } from '#lib/session.ts'
import { Stop } from '#lib/stop.ts'
import { type Answer, type Client, http2At } from '../deploy/h2.ts'
import { pdfOf } from '../pdf.ts'
import { testBucket } from '../s3.ts'
import { smtpServer } from '../smtp.ts'
import { blocksOf, whyNotRun } from './document.ts'
import { feed } from './feed.ts'
import { startLoad, upload } from './load.ts'
import { emptyDebian } from './machine.ts'
import { must, timed } from './said.ts'
import { hardened, loseTheServer, sizes, source, trustItsCertificate } from './server.ts'

const passwords = { ONE: 'one-of-the-owner', TWO: 'two-of-the-application' }
const ownerUrl = (database: string) => `postgres://muster_owner:${passwords.ONE}@localhost/${database}`
const host = { ':authority': 'harbor.example.org' }

export type Options = {
  /** the commit that is the release before, and the one that it is upgraded to */
  before: string
  now: string
  /** requests during the upgrade, at least */
  requests: number
  log: string
}

export async function journey({ before, now, requests, log }: Options): Promise<void> {
  const mail = await smtpServer()
  const bucket = await testBucket()
  const machine = await emptyDebian(log)
  const blocks = blocksOf(await readFile('docs/operations.md', 'utf8'))
  const minute = { text: '' }
  const places: [string, string][] = [
    ['ADDRESS-OF-THE-SOURCE', '/srv/source.git'],
    ["'ONE'", `'${passwords.ONE}'`],
    ["'TWO'", `'${passwords.TWO}'`],
    [':ONE@', `:${passwords.ONE}@`],
    [':TWO@', `:${passwords.TWO}@`],
    ['smtp://user:password@mail.example.org:587', mail.url],
    ['https://s3.us-east-1.amazonaws.com', bucket.endpoint],
    ['THE-BUCKET', bucket.settings.bucket],
    ['THE-ID', bucket.settings.credentials.accessKeyId],
    ['THE-KEY', bucket.settings.credentials.secretAccessKey],
  ]

  /** Runs the next blocks of a section, up to the one that has this in it. */
  async function follow(section: string, upTo?: string): Promise<string> {
    let printed = ''
    while (blocks.length) {
      const [block] = blocks
      if (block!.section !== section) {
        if (!printed)
          throw new Stop(`docs/operations.md has "${block!.section}" where "${section}" was expected.`)
        break
      }
      blocks.shift()
      const why = whyNotRun(block!)
      if (why) {
        console.log(`  not run: ${block!.commands.split('\n')[0]} … (${why})`)
        continue
      }
      const commands = places.reduce((text, [from, to]) => text.replaceAll(from, to), block!.commands)
      printed += await timed(`${section}: ${block!.commands.split('\n')[0]}`, () =>
        machine.run(commands.replaceAll('A-MINUTE', minute.text)),
      )
      if (upTo && block!.commands.includes(upTo)) break
    }
    return printed
  }

  let pool: pg.Pool | undefined
  try {
    await source(machine, before)
    await follow('From an empty server', 'SECRET=')
    // The load comes from one address.
    await appendFile(join(machine.root, 'etc/muster/environment'), 'FLOOD_POINTS=0\n')
    const started = await follow('From an empty server', 'muster create-admin')
    must(
      /https:\/\/harbor\.example\.org\/\S+/.test(started),
      'create-admin prints a link of the site',
      started,
    )
    await follow('From an empty server')
    await trustItsCertificate(machine)
    await sizes(machine)
    await hardened(machine)
    const client = await http2At('https://localhost')
    const home = await client.ask('/', host)
    must(home.status === 200 && home.body.includes('Harbor Veterans'), 'the site answers through nginx')

    await writeFile(join(machine.root, 'srv/jobs.xml'), feed(40))
    await machine.run('muster import /srv/jobs.xml --employer "Harbor Health" --site harbor.example.org')
    pool = openPool(ownerUrl('muster'), 2)
    const grace = await newPerson(pool, 'grace.kim@example.org')
    await newPerson(pool, 'maria@example.org')
    await upload(client, grace.session, pdfOf())

    await follow('Backup')
    await follow('Is everything well?')
    must(
      mail.received.some(({ to }) => to.includes('you@example.org')),
      'the doctor sends its mail',
    )

    const asset = /\/assets\/(client-[^"]+\.js)/.exec(home.body.toString())![1]!
    const migrations = await count(pool, 'select count(*) from migrations')
    const end = await startLoad(pool, grace, asset, requests)
    await source(machine, now)
    await follow('Upgrade')
    const load = await end()
    const added = (await count(pool, 'select count(*) from migrations')) - migrations
    console.log(
      `  ${load.reads} reads and ${load.writes} writes during the upgrade, ${load.failed.length} failed, ${load.lost} lost, ${load.busy} asked to come back; ${added} migrations.`,
    )
    must(load.failed.length === 0, 'no request fails during the upgrade', load.failed.join('\n'))
    must(load.lost === 0, 'each acknowledged write is there after the upgrade, and once')
    must(load.busy === 0, 'no request is asked to come back', `${load.busy} were`)
    must(load.reads >= requests, 'there is enough load')
    must(added > 0 || before === now, 'the upgrade migrates the database')

    await machine.run('systemctl start muster-backup')
    await machine.run('muster privacy:erase --email maria@example.org --yes')
    await copyFile(join(machine.root, 'var/lib/muster/erased.txt'), join(machine.root, 'root/erased.txt'))
    const saved = await count(pool, 'select count(*) from favorites')
    await pool.end()
    await loseTheServer(machine, passwords.ONE)
    await follow('Restore', 'muster restore')
    pool = openPool(ownerUrl('muster'), 2)
    must((await count(pool, 'select count(*) from favorites')) === saved, 'the restore has everything')
    must(
      (await count(pool, "select count(*) from users where email = 'maria@example.org'")) === 0,
      'who was erased stays erased',
    )
    const doctor = await machine.run('muster doctor || true')
    must(doctor.includes('restored copy'), 'a restored copy says so', doctor)
    await follow('Restore')
    must((await machine.run('muster doctor')).includes('Nothing is broken.'), 'it is live again')

    await follow('Back to any minute', 'pgbackrest --stanza=muster --type=full backup')
    await machine.run(`runuser -u postgres -- psql -c "select pg_switch_wal()"; sleep 2`)
    minute.text = (await machine.run('date -u "+%F %T+00"')).trim()
    await machine.run('sleep 2')
    await pool.query("delete from favorites; update themes set name = 'Changed by mistake'")
    await machine.run(`runuser -u postgres -- psql -c "select pg_switch_wal()"; sleep 3`)
    await pool.end()
    await follow('Back to any minute')
    pool = openPool(ownerUrl('muster'), 2)
    must((await count(pool, 'select count(*) from favorites')) === saved, 'it is as it was at the minute')
    must(
      (await count(pool, "select count(*) from themes where name = 'Changed by mistake'")) === 0,
      'the mistake is gone',
    )
    await pool.end()

    const moved = await follow('Moving')
    must(moved.includes('Wrapped the keys of 1 file.'), 'the keys of files are wrapped again', moved)
    pool = openPool(ownerUrl('muster_new'), 2)
    must((await count(pool, 'select count(*) from favorites')) === saved, 'the move has everything')
    must(/Moved \d+ files?, each as it was/.test(moved), 'files are moved into the bucket', moved)
    must(
      (await filesBelow(join(machine.root, 'var/lib/muster/files'))) === 0,
      'no file is left in the folder',
    )
    must((await filesBelow(bucket.directory)) > 0, 'the bucket has files')
    await servesFromTheBucket(pool, client, grace.id)
    await newPerson(pool, 'maria@example.org')
    await follow('A person’s data'.replace('’', "'"))
    must(
      (await count(pool, "select count(*) from users where email = 'maria@example.org'")) === 0,
      'the person is erased',
    )
    await follow('How long things are kept')
    must((await machine.run('muster doctor || true')).includes('well    Database'), 'the doctor is content')
    client.close()
  } finally {
    await pool?.end().catch(() => {})
    await mail.close()
    await bucket.close()
    if (!process.env.OPERATIONS_KEEP) await machine.close()
  }
}

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length

/** A file from before the move is served as it was; what is uploaded now goes to the bucket. */
async function servesFromTheBucket(pool: pg.Pool, client: Client, ownerId: string) {
  const session = await beginSession(queryBuilder(pool), ownerId)
  const { rows } = await pool.query<{ id: string }>('select id from files where owner_id = $1', [ownerId])
  const fetched = (path: string) => client.ask(path, { ...host, cookie: `__Host-session=${session}` })
  const before = await fetched(`/files/${rows[0]!.id}`)
  must(
    before.status === 200 && before.body.equals(pdfOf()),
    'a file is served from the bucket',
    inShort(before),
  )
  const { address, url } = await upload(client, session, pdfOf())
  must(new URL(address).host !== host[':authority'], 'uploads go straight to the bucket', address)
  const uploaded = await fetched(url)
  must(uploaded.body.equals(pdfOf()), 'what was uploaded there is served', inShort(uploaded))
}

const inShort = ({ status, body }: Answer) => `${status} ${body.toString('latin1').slice(0, 300)}`

const count = async (pool: pg.Pool, text: string) => Number((await pool.query(text)).rows[0].count)

async function newPerson(pool: pg.Pool, email: string) {
  const id = newId()
  await pool.query(
    `insert into users (id, email, first_name, last_name, type, source_theme_id)
      values ($1, $2, 'Grace', 'Kim', 'User', (select id from themes limit 1))`,
    [id, email],
  )
  await pool.query('insert into profiles (user_id) values ($1)', [id])
  return { id, session: await beginSession(queryBuilder(pool), id) }
}
