import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { cleanDocument } from './clean.ts'
import { filledContainer } from './filled.fixture.ts'
import { pageKeeper } from './page.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** What people have tried elsewhere; each calls `pwned`: by script, by address, by style, by leaving its place. */
const corpus = [
  '<script>pwned()</script>',
  '</script><script>pwned()</script>',
  '<img src=x onerror=pwned()>',
  '"><svg onload=pwned()>',
  "' onmouseover='pwned()' x='",
  '" autofocus onfocus="pwned()" x="',
  'javascript:pwned()',
  ' JaVaScRiPt:pwned()',
  'java\tscript:pwned()',
  'data:text/html,<script>pwned()</script>',
  'https://harbor.example/"onload="pwned()',
  'https://harbor.example/?</script><script>pwned()</script>',
  '/\\harbor.example/x.svg" onload="pwned()',
  '</style><script>pwned()</script>',
  'red;}</style><img src=x onerror=pwned()>',
  'url(javascript:pwned())',
  '<a href="javascript:pwned()" onclick="pwned()">x</a>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwned()>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<form action=javascript:pwned()><button autofocus onfocus=pwned()>x</button></form>',
  '<base href="https://harbor.example/"><meta http-equiv="refresh" content="0;url=javascript:pwned()">',
  '<object data="javascript:pwned()"></object><embed src="javascript:pwned()">',
  '\u2028<svg/onload=pwned()>',
]
const backgrounds = ['image', 'color', 'video']

let browser: TestBrowser
let keeper: Awaited<ReturnType<typeof pageKeeper>>
beforeAll(async () => {
  browser = await testBrowser()
  const applications = JSON.stringify({ comments: true, newsRoom: true, search: true })
  const own = { applications, contact_email: 'hello@harbor.example' }
  await browser.db.updateTable('themes').set(own).execute()
  keeper = await pageKeeper(browser)
})
afterAll(() => browser.close())

test('nothing that is typed into any field of any type runs', async () => {
  const made = await keeper.create('/attacked', [])
  const containers = corpus.map((attack, at) =>
    filledContainer(attack, at, { backgroundType: backgrounds[at % backgrounds.length] }),
  )
  const typed = {
    name: corpus[1],
    description: corpus[3],
    image: `https://harbor.example/">${corpus[0]}`,
  }
  // Another scheme is no picture's at all.
  const refused = keeper.save(made, '/attacked', containers, { ...typed, image: 'javascript:pwned()' })
  await expect(refused).rejects.toThrow('An address begins with https:// or with /.')
  // Nor does any field take an address or a video that it does not understand.
  await expect(keeper.save(made, '/attacked', containers, typed)).rejects.toThrow('is not understood')
  // What got into the database all the same, by another version or another way, is harmless too.
  await keeper.save(made, '/attacked', [], typed)
  const attacked = JSON.stringify(cleanDocument({ schemaVersion: 1, containers } as never))
  await browser.db.updateTable('pages').set({ document: attacked }).where('route', '=', '/attacked').execute()

  const page = await browser.open('/contact')
  await page.route(/^(?!http:\/\/localhost)/, (route) => route.abort())
  let pwned = 0
  await page.exposeFunction('pwned', () => pwned++)
  page.errors.length = 0
  await page.goto('/pages/attacked', { waitUntil: 'load' })
  await page.getByText('There are no comments yet.').first().waitFor()
  // Our script has taken the page over.
  await page.locator('main form[novalidate]').first().waitFor()
  expect(await page.locator('main section').count()).toBeGreaterThan(corpus.length)
  expect(await page.evaluate(touchEverything)).toEqual([])
  expect(pwned).toBe(0)
  expect(page.errors.filter((error) => /inline|Refused to (execute|run)|pwned/i.test(error))).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/pages/attacked')
  // What is looked for would be found.
  await page.evaluate(() => {
    document.getElementById('app')!.innerHTML += '<a href="javascript:pwned()">x</a>'
  })
  expect(await page.evaluate(touchEverything)).toEqual(['A href=javascript:pwned()'])
})

/** Points at and focuses everything; names what could run on a click. */
function touchEverything(): string[] {
  const dangerous: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('#app *')) {
    for (const { name, value } of element.attributes)
      if (
        name.startsWith('on') ||
        name === 'srcdoc' ||
        /^\s*(javascript|data:text)/i.test(value.replace(/[\t\n]/g, ''))
      )
        if (!['value', 'alt', 'title', 'aria-label', 'placeholder'].includes(name))
          dangerous.push(`${element.tagName} ${name}=${value}`)
    if (['BASE', 'OBJECT', 'EMBED', 'META', 'MATH', 'NOSCRIPT'].includes(element.tagName))
      dangerous.push(element.tagName)
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    element.focus?.()
  }
  return dangerous
}
