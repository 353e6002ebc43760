// npm run bench:editor: what a key and a structural step cost in the editor, on pages of 200 and 1,000 columns, and how
// long it takes from "Edit Page" to editing, and to the last column out of view. Prints a table and one JSON line. Starts the real server on the demo sites,
// in a data folder of its own.
import { chromium } from 'playwright-core'
import { beginSession } from '#lib/session.ts'
import { ensureChromium } from '../bin/chromium.ts'
import { openDemoServer } from './demo-server.ts'
import { wide } from './editor/document.ts'
import { measureKeys, measureSteps } from './editor/in-page.ts'
import { percentiles } from './one-path.ts'

const sizes = [200, 1_000]
const steps = ['Move down', 'Undo', 'Duplicate', 'Delete']
const server = await openDemoServer()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await addPages()
  const value = await newSession()
  const rows = []
  for (const columns of sizes) rows.push(await measure(columns, value))
  console.table(rows)
  console.log(JSON.stringify({ editor: rows }))
} finally {
  await browser.close()
  await server.stop()
}

/** On every site: whichever answers has them. */
async function addPages() {
  const themes = await server.db.selectFrom('themes').select('id').execute()
  const pages = sizes.flatMap((columns) =>
    themes.map(({ id }) => ({
      ...{ theme_id: id, name: 'Wide', route: `/wide-${columns}` },
      document: JSON.stringify(wide(columns)),
    })),
  )
  await server.db.insertInto('pages').values(pages).execute()
}

async function newSession() {
  const ben = { email: `bench.${Date.now()}@example.org`, first_name: 'Ben', last_name: 'Ruiz' }
  const { id } = await server.db
    .insertInto('users')
    .values({ ...ben, type: 'Admin', activated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return beginSession(server.db, id)
}

async function measure(columns: number, value: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'session', value, url: server.url }])
  const page = await context.newPage()
  await open()
  const { editableMs, wholeMs } = await open()
  await page.locator('[data-part="c0-1"]').click()
  await page.locator('#field-c0-1-title').waitFor()
  const { p50, p95 } = percentiles(await page.evaluate(measureKeys, 200))
  const stepMs = await page.evaluate(measureSteps, steps)
  await context.close()
  return {
    columns,
    editableMs,
    wholeMs,
    keyP50: rounded(p50),
    keyP95: rounded(p95),
    ...each(stepMs, rounded),
  }

  /** The second time is warm. */
  async function open() {
    await page.goto(`${server.url}/pages/wide-${columns}`, { waitUntil: 'networkidle' })
    const began = performance.now()
    await page.getByTitle('Edit Page').click()
    await page.getByRole('application').waitFor()
    const editableMs = Math.round(performance.now() - began)
    await page.waitForFunction(() => !document.querySelector('[data-arriving]'))
    return { editableMs, wholeMs: Math.round(performance.now() - began) }
  }
}

function rounded(ms: number) {
  return Number(ms.toFixed(1))
}

function each(values: Record<string, number>, change: (value: number) => number) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
