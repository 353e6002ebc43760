// npm run new -- feature <noun> | page <noun>/<name>: the files that such a thing begins with.
import { access, mkdir, writeFile } from 'node:fs/promises'
import { fail, Stop } from '#lib/stop.ts'
import { pagesFile } from './pages.ts'

const pascal = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())

const kinds: Record<string, (name: string) => Promise<void>> = {
  async feature(noun) {
    const room = `features/${noun}`
    await write(`${room}/routes.ts`, routes(noun))
    await write(`${room}/${noun}.ts`, queries(noun))
    await write(`${room}/list.page.tsx`, page(pascal(noun)))
    await write(`${room}/${noun}.test.ts`, test(noun))
    console.log(
      `Add its routes to features/list.ts:  import { ${camel(noun)}Routes } from './${noun}/routes.ts'`,
    )
  },
  async page(path) {
    await write(`features/${path}.page.tsx`, page(pascal(path.split('/').at(-1)!)))
  },
}

try {
  const [kind = '', name = ''] = process.argv.slice(2)
  const make = kinds[kind]
  if (!make || !/^[a-z][a-z/-]*$/.test(name))
    throw new Stop('Say what to make: npm run new -- feature <noun>, or: npm run new -- page <noun>/<name>')
  await make(name)
  await writeFile('lib/pages.ts', await pagesFile())
} catch (error) {
  fail(error)
}

async function write(path: string, text: string) {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (exists) throw new Stop(`${path} is there already.`)
  await mkdir(path.slice(0, path.lastIndexOf('/')), { recursive: true })
  await writeFile(path, text)
  console.log(`Wrote ${path}`)
}

function camel(noun: string) {
  const name = pascal(noun)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function routes(noun: string) {
  return `import type { App } from '#lib/web.ts'
import type { Tools } from '../list.ts'
import { list${pascal(noun)} } from './${noun}.ts'

export async function ${camel(noun)}Routes(app: App, { db }: Tools) {
  app.get('/${noun}', { config: { can: 'public' } }, async (_request, reply) =>
    reply.page('${noun}/list', { items: await list${pascal(noun)}(db) }),
  )
}
`
}

function queries(noun: string) {
  return `import type { Db } from '#lib/db.ts'

export async function list${pascal(noun)}(_db: Db): Promise<{ id: string; name: string }[]> {
  return []
}
`
}

function page(name: string) {
  return `import { Head } from '#ui/nav.ts'

export type Props = { items: { id: string; name: string }[] }

export default function ${name}Page({ items }: Props) {
  return (
    <>
      <Head title="${name}" />
      <h1>${name}</h1>
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  )
}
`
}

function test(noun: string) {
  return `import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

it('shows the same to people and programs', async () => {
  expect((await app.get('/${noun}')).statusCode).toBe(200)
  expect((await app.get('/${noun}', { as: 'json' })).json()).toEqual({ items: [] })
})
`
}
