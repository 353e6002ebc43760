import { expect, test, vi } from 'vitest'
import { pdfOf } from '#test/pdf.ts'
import { addPage, browser, kept, open, openEditor, save, saved, select } from './editing.fixture.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

openEditor()

test('what people paste is understood on leaving the field, and saved as it is shown', async () => {
  await addPage('/pasted', [
    {
      ...{ id: 'k', title: 'Pasted', style: 'grid' },
      columns: [
        { id: 'b', contentType: 'button', buttonText: 'Write to us' },
        { id: 'y', contentType: 'youtube' },
        { id: 'v', contentType: 'vimeo' },
        { id: 'c', contentType: 'calendar', title: 'Events' },
        { id: 'i', contentType: 'image', image: '/a.webp', altText: 'A ship' },
      ],
    },
  ])
  const page = await open('/pages/pasted?edit')
  const fill = async (part: string, label: string, typed: string, meant: string) => {
    await select(page, part)
    const field = page.getByLabel(label, { exact: true })
    await field.fill(typed)
    await field.blur()
    expect(await field.inputValue()).toBe(meant)
  }
  await fill('b', 'Leads to (required)', 'help@example.org', 'mailto:help@example.org')
  await fill('y', 'Video (required)', 'https://youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ')
  await fill('v', 'Video (required)', 'https://vimeo.com/channels/staffpicks/76979871', '76979871')
  await fill('c', 'Calendar feed (required)', 'webcal://example.org/a.ics', 'https://example.org/a.ics')
  await fill('i', 'Leads to', 'www.example.org', 'https://www.example.org')
  // Without leaving the field, by the keys alone.
  await page.getByLabel('Leads to', { exact: true }).fill('about')
  await page.keyboard.press('Control+s')
  await saved(page)
  const [b, y, v, c, i] = (await kept('/pasted')).document.containers[0]!.columns
  expect([b!.linkTo, y!.video, v!.video, c!.linkTo, i!.linkTo]).toEqual([
    ...['mailto:help@example.org', 'dQw4w9WgXcQ', '76979871', 'https://example.org/a.ics', '/about'],
  ])
  // A second save finds every field filled.
  await page.getByTitle('Edit Page').click()
  await select(page, 'b')
  await page.getByLabel('Words on the button (required)').fill('Call us')
  await save(page)
  await saved(page)
})

test('what is not understood is named at its field before it is saved, and nothing is lost', async () => {
  await addPage('/odd', [
    { id: 'k', title: 'Odd', columns: [{ id: 'b', contentType: 'button', buttonText: 'Go' }] },
  ])
  const page = await open('/pages/odd?edit')
  await select(page, 'b')
  const link = page.getByLabel('Leads to (required)')
  await link.pressSequentially('about us')
  expect(await link.getAttribute('aria-invalid')).toBeNull()
  await link.blur()
  await page.getByText('Enter a page of this site such as /jobs/search').waitFor()
  expect(await link.getAttribute('aria-invalid')).toBe('true')
  await page.keyboard.press('Escape')
  await save(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Some links or videos are not understood.' })
  await alert.getByRole('button', { name: 'Leads to, Button' }).click()
  expect(await link.inputValue()).toBe('about us')
  expect(await link.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('about-us')
  await save(page)
  await saved(page)
  expect((await kept('/odd')).document.containers[0]!.columns[0]!.linkTo).toBe('/about-us')
})

test('links in pasted text are completed, and those that are lost are named', async () => {
  await addPage('/prose', [
    { id: 'k', title: 'Prose', columns: [{ id: 't', contentType: 'text', content: '<p>Start</p>' }] },
  ])
  const page = await open('/pages/prose?edit')
  await select(page, 't')
  const text = page.locator('#field-t-content')
  await text.click()
  await text.press('Control+a')
  await text.evaluate((field) => {
    const clipboardData = new DataTransfer()
    const html =
      '<p>See <a href="www.example.org/a">the list</a> or <a href="file:///C:/plan.doc">the plan</a></p>'
    clipboardData.setData('text/html', html)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.getByText('Pasted without links that are not understood: “the plan”').first().waitFor()
  await save(page)
  await saved(page)
  expect((await kept('/prose')).document.containers[0]!.columns[0]!.content).toBe(
    '<p>See <a href="https://www.example.org/a">the list</a> or the plan</p>',
  )
})

test('a file is uploaded for a button, and everybody may download it', async () => {
  await addPage('/brochure', [
    {
      ...{ id: 'k', title: 'Brochure' },
      columns: [
        {
          ...{ id: 'f', contentType: 'freeContent' },
          freeContent: [{ id: 'b', contentType: 'button', buttonText: 'Take our brochure along' }],
        },
      ],
    },
  ])
  const page = await open('/pages/brochure?edit')
  await select(page, 'b')
  const field = page.getByLabel('Or upload a file')
  await field.setInputFiles({
    name: 'virus.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  })
  await page.getByText('This must be a PDF, a Word document or a picture.').waitFor()
  await field.setInputFiles({ name: 'Brochure 2026.pdf', mimeType: 'application/pdf', buffer: pdfOf() })
  await expect.poll(() => page.getByLabel('Leads to (required)').inputValue()).toMatch(/^\/files\//)
  expect(await page.getByLabel('Name of the file').inputValue()).toBe('Brochure 2026.pdf')
  await save(page)
  await saved(page)

  const visitor = await browser.open('/pages/brochure')
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('link', { name: 'Take our brochure along' }).click()
  expect((await download).suggestedFilename()).toBe('Brochure 2026.pdf')
})
