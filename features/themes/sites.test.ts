import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { loadSites } from './sites.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.addSite('Ironworkers Local 9', ['trades.example.org', 'www.trades.example.org'])
})
afterAll(() => app.close())

const nameAt = async (host: string, headers = {}) => {
  const answer = await app.get('/nowhere', { as: 'inertia', host, headers })
  return answer.statusCode === 404 ? answer.json().props.site.name : answer.statusCode
}

it('takes the site from the Host header, whatever its port, case or trailing dot', async () => {
  expect(await nameAt('localhost')).toBe('Harbor Veterans')
  expect(await nameAt('localhost:3000')).toBe('Harbor Veterans')
  expect(await nameAt('TRADES.example.org')).toBe('Ironworkers Local 9')
  expect(await nameAt('trades.example.org.:8080')).toBe('Ironworkers Local 9')
})

it('answers 421 at a host that no site has, in words', async () => {
  const answer = await app.get('/', { host: 'elsewhere.example' })
  expect(answer.statusCode).toBe(421)
  expect(answer.body).toContain('No site answers at this address')
  expect((await app.get('/', { host: 'elsewhere.example', as: 'json' })).json().error).toMatch(
    'No site answers',
  )
})

it('is not fooled by forwarded hosts or lists of hosts', async () => {
  expect(await nameAt('localhost', { 'x-forwarded-host': 'trades.example.org' })).toBe('Harbor Veterans')
  expect(await nameAt('localhost, trades.example.org')).toBe(421)
  expect(await nameAt('localhost@trades.example.org')).toBe(421)
})

it('shows a new site as soon as it is written', async () => {
  const { id } = await app.db
    .insertInto('themes')
    .values({ name: 'Dockworkers' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.insertInto('theme_domains').values({ domain: 'docks.example.org', theme_id: id }).execute()
  await expect.poll(() => nameAt('docks.example.org')).toBe('Dockworkers')
  await app.db.updateTable('themes').set({ status: 'draft' }).where('id', '=', id).execute()
  await expect.poll(async () => (await app.get('/', { host: 'docks.example.org' })).statusCode).toBe(404)
})

it('has an icon in its own color', async () => {
  await app.db
    .updateTable('themes')
    .set({ variables: { brand: '#ffcc00' } })
    .where('name', '=', 'Ironworkers Local 9')
    .execute()
  const icon = () => app.get('/favicon.svg', { host: 'trades.example.org' }).then(({ body }) => body)
  await expect.poll(icon).toContain('fill="#ffcc00"')
  expect(await icon()).toMatch(/fill="#(16202c|000000)">I</)
})

it('prints a name as text, in the title too', async () => {
  const name = "Fleet </title><meta name='stolen'> & Co"
  await app.db.updateTable('themes').set({ name }).where('name', '=', 'Ironworkers Local 9').execute()
  const page = () => app.get('/nowhere', { host: 'trades.example.org' }).then(({ body }) => body)
  await expect.poll(page).toContain('Fleet')
  expect(await page()).not.toContain("<meta name='stolen'>")
  expect(await page()).toContain('Fleet &lt;/title&gt;&lt;meta name=')
})

it('shows what was read last, also where an earlier reading takes longer', async () => {
  const waits: Promise<unknown>[] = []
  const late = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await waits.shift()
      return result
    },
  })
  const sites = await loadSites(late, {
    singleServesAll: false,
    previewDomain: null,
    originOf: (domain) => `https://${domain}`,
  })
  let release = () => {}
  waits.push(new Promise<void>((resolve) => (release = resolve)))
  const early = sites.refresh()
  await expect.poll(() => waits.length).toBe(0)
  await app.addSite('Pilots', ['pilots.example.org'])
  await sites.refresh()
  release()
  await early
  expect(sites.at('pilots.example.org')?.name).toBe('Pilots')
})
