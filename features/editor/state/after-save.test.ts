import { expect, test } from 'vitest'
import { afterSave, draftFundraiserKey } from './after-save.ts'

const storageWith = (items: Record<string, string> = {}) => ({
  items,
  getItem: (key: string) => items[key] ?? null,
  setItem: (key: string, value: string) => {
    items[key] = value
  },
})
const about = { id: 'p', themeId: 't', type: 'page' as const, route: '/about' }

test('a saved page leads to itself, the home page home, one of the builder back to it', () => {
  const storage = storageWith()
  expect(afterSave(about, { isBuilder: false, storage }).to).toBe('/pages/about')
  expect(afterSave({ ...about, type: 'home', route: null }, { isBuilder: false, storage }).to).toBe('/')
  expect(afterSave(about, { isBuilder: true, storage }).to).toBe('/website-builder/customize/t')
})

test('a fundraiser that waits for its page is told of it', () => {
  const storage = storageWith({ [draftFundraiserKey]: JSON.stringify({ name: 'Ruck March' }) })
  expect(afterSave(about, { isBuilder: false, storage })).toEqual({
    to: '/admin/fundraisers/new',
    message: 'Page created successfully. Redirecting to fundraiser form...',
  })
  expect(JSON.parse(storage.items[draftFundraiserKey]!)).toEqual({
    name: 'Ruck March',
    pageId: 'p',
    pageRoute: '/about',
  })
})
