// npm run bench:pages: what the home, search and job pages and one of 200 columns cost, anonymous (kept in memory) and signed in (rendered).
// Prints a table and one JSON line. Starts the real server on the demo sites, in a data folder of its own.
import { gzipSync } from 'node:zlib'
import type { PageObject } from '#lib/inertia.ts'
import { beginSession } from '#lib/session.ts'
import type { Render } from '../app.ts'
import { addContentPage } from './content-page.ts'
import { openDemoServer } from './demo-server.ts'
import { load, percentiles } from './one-path.ts'

const server = await openDemoServer()
try {
  const pages = await addresses()
  const session = await newSession()
  const rows = []
  for (const [page, path] of Object.entries(pages)) {
    const kept = await measure(path, {})
    const rendered = await measure(path, { cookie: `session=${session}` })
    rows.push({
      page,
      ...named('kept', kept),
      ...named('rendered', rendered),
      renderCpuMs: await renderCost(path),
      ...(await weights(path)),
    })
  }
  console.table(rows)
  console.log(JSON.stringify({ pages: rows }))
} finally {
  await server.stop()
}

/** The three pages that visitors see most, the job being the first hit of a search, and a large content page. */
async function addresses() {
  const answer = await fetch(`${server.url}/jobs/search?q=nurse`, { headers: { accept: 'application/json' } })
  const { jobs } = (await answer.json()) as { jobs: { href: string }[] }
  const content = await addContentPage(server.db, { route: '/bench-200', columns: 200 })
  return { home: '/', search: '/jobs/search?q=nurse', job: jobs[0]!.href, content }
}

/** An owner of the site: members are led from the home page to their dashboard. */
async function newSession() {
  const { theme_id } = await server.db
    .selectFrom('theme_domains')
    .select('theme_id')
    .where('domain', '=', 'localhost')
    .executeTakeFirstOrThrow()
  const user = await server.db
    .insertInto('users')
    .values({
      email: `bench.${Date.now()}@example.org`,
      ...{ first_name: 'Ben', last_name: 'Ruiz', activated_at: new Date(), is_theme_owner: true },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db.insertInto('theme_owners').values({ theme_id, user_id: user.id }).execute()
  return beginSession(server.db, user.id)
}

/** Five seconds over ten connections, after one that is not counted; CPU is the server's, a request. */
async function measure(path: string, more: Record<string, string>) {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip', host: 'localhost:3990', ...more }
  await load(server.url, path, headers, 1)
  const before = await server.cpuSeconds()
  const { requests, rps, p95 } = await load(server.url, path, headers, 5)
  const cpu = (await server.cpuSeconds()) - before
  return { rps, p95, cpuMs: Number(((cpu * 1000) / requests).toFixed(2)) }
}

/** CPU of rendering the page object to HTML, without looking anything up or packing it; median of 300. */
async function renderCost(path: string) {
  const page = await pageObject(path)
  const { render } = (await import(new URL('../dist/server/render.js', import.meta.url).href)) as {
    render: Render
  }
  const times: number[] = []
  for (let turn = 0; turn < 400; turn++) {
    const began = process.cpuUsage()
    await render(page)
    const { user, system } = process.cpuUsage(began)
    if (turn >= 100) times.push((user + system) / 1000)
  }
  return percentiles(times).p50
}

async function pageObject(path: string) {
  const headers = { accept: 'text/html', 'x-inertia': 'true', 'x-inertia-version': server.assets.version }
  return (await (await fetch(server.url + path, { headers })).json()) as PageObject
}

function named(kind: string, { rps, p95, cpuMs }: { rps: number; p95: number; cpuMs: number }) {
  return { [`${kind}Rps`]: rps, [`${kind}P95`]: p95, [`${kind}CpuMs`]: cpuMs }
}

/** Bytes, gzip: the HTML, the style sheets it links, and every module that the page loads. */
async function weights(path: string) {
  const html = await (await fetch(server.url + path, { headers: { accept: 'text/html' } })).text()
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1]!)
  const { component, props } = await pageObject(path)
  const modules = new Set([
    server.assets.script,
    ...server.assets.modulesOf(
      component,
      props.contentViews as string[],
      props.stillViews as string[] | undefined,
    ),
  ])
  return { html: gzipSync(html).length, css: await bytes(styles), js: await bytes([...modules]) }
}

async function bytes(urls: string[]) {
  const sizes = urls.map(
    async (url) => gzipSync(Buffer.from(await (await fetch(server.url + url)).arrayBuffer())).length,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
