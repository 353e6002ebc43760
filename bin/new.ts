// npm run new -- feature <nouns> | page <room>/<name>: the files that such a thing begins with.
import { execFileSync } from 'node:child_process'
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fail, Stop } from '#lib/stop.ts'
import { addedCapabilities, addedFeature } from './new/central.ts'
import { filled, namesFor } from './new/names.ts'
import { pagesFile } from './pages.ts'

const templates = new URL('new/', import.meta.url)

const kinds: Record<string, (name: string) => Promise<void>> = {
  async feature(room) {
    const names = namesFor(room, await menuOrder())
    for (const file of await readdir(new URL('room/', templates))) {
      const path = `features/${room}/${file.replace('things', room).replace(/\.txt$/, '')}`
      if (file !== 'migration.sql.txt') await write(path, filled(await template(`room/${file}`), names))
    }
    await write(await migrationFor(names.table), filled(await template('room/migration.sql.txt'), names))
    await edit('spec/access.ts', (text) => addedCapabilities(text, names))
    await edit('features/list.ts', (text) => addedFeature(text, names))
    execFileSync(process.execPath, ['bin/db-types.ts'], { stdio: 'inherit' })
    await writeFile('lib/pages.ts', await pagesFile())
    execFileSync('biome', ['check', '--write', `features/${room}`, 'features/list.ts'], { stdio: 'ignore' })
    console.log(`Next: vitest run features/${room} test/trail.test.ts, and vitest run test/matrix.test.ts -u`)
  },
  async page(path) {
    const title = path.split('/').at(-1)!.replaceAll('-', ' ')
    await write(`features/${path}.page.tsx`, filled(await template('page.tsx.txt'), { title }))
    await writeFile('lib/pages.ts', await pagesFile())
  },
}

try {
  const [kind = '', name = ''] = process.argv.slice(2)
  const make = kinds[kind]
  if (!make || !/^[a-z][a-z/-]*$/.test(name))
    throw new Stop('Say what to make: npm run new -- feature <nouns>, or: npm run new -- page <room>/<name>')
  await make(name)
} catch (error) {
  fail(error)
}

async function template(name: string): Promise<string> {
  return readFile(new URL(name, templates), 'utf8')
}

async function write(path: string, text: string) {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (exists) throw new Stop(`${path} is there already.`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  console.log(`Wrote ${path}`)
}

async function edit(path: string, change: (text: string) => string) {
  await writeFile(path, change(await readFile(path, 'utf8')))
  console.log(`Changed ${path}`)
}

/** The next number of db/migrations. */
async function migrationFor(table: string): Promise<string> {
  const last = (await readdir('db/migrations')).sort().at(-1) ?? ''
  const next = String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
  return `db/migrations/${next}-${table.replaceAll('_', '-')}.sql`
}

/** Below what owners have in the side bar of their site so far. */
async function menuOrder(): Promise<number> {
  const { features } = await import('../features/list.ts')
  const { menuEntries } = features({ development: false, demo: false })
  return 10 + Math.max(...menuEntries.filter(({ place }) => place === 'site').map(({ order }) => order))
}
