import { expect, test, vi } from 'vitest'
import { addPage, browser, open, openEditor } from './editing.fixture.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

openEditor()

test('a container is as high in the canvas as visitors get it', async () => {
  const words = { contentType: 'text', content: '<p>Words</p>' }
  await addPage('/heights', [
    { id: 'high', title: 'High', containerSize: '640px', columns: [{ id: 'a', ...words }] },
    { id: 'low', title: 'Low', hideTitle: true, containerSize: '12px', columns: [{ id: 'b', ...words }] },
    { id: 'own', title: 'Own', hideTitle: true, columns: [{ id: 'c', ...words }] },
    { id: 'view', title: 'View', containerSize: '50vh', columns: [{ id: 'd', ...words }] },
  ])
  const heights = (page: Awaited<ReturnType<typeof open>>) =>
    page
      .locator('main section')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  const visitor = await browser.open('/pages/heights', { viewport: { width: 1440, height: 900 } })
  const editor = await open('/pages/heights?edit')
  await editor.getByRole('application', { name: 'Page' }).waitFor()
  expect(await heights(editor)).toEqual(await heights(visitor))
  expect((await heights(visitor))[0]).toBe(640)
})
