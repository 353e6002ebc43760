// A document of every version that was ever kept: whatever changes, they are read, shown and kept.
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { cleanDocument } from '../clean.ts'
import { Document, schemaVersion } from '../schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const versions = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Document)

test('there is a document of every version', () => {
  const expected = Array.from({ length: schemaVersion }, (_, at) => at + 1)
  expect(versions.map((document) => document.schemaVersion).sort()).toEqual(expected)
})

test.each(versions)('version $schemaVersion is kept as it is, what nobody knows any more too', (document) => {
  expect(Document.safeParse(document).error).toBeUndefined()
  expect(cleanDocument(document)).toEqual(document)
})

test.each(versions)('version $schemaVersion is shown, and read by editors whole', async (document) => {
  const { id: theme_id } = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const route = `/version-${document.schemaVersion}`
  const { id } = await app.db
    .insertInto('pages')
    .values({ theme_id, name: 'Kept', route, document: JSON.stringify(document) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const shown = await app.get(`/pages${route}`)
  expect(shown.statusCode).toBe(200)
  expect(shown.body).toContain('Words with a <a href="/jobs/search">link</a>')
  expect(shown.body).not.toContain('hologram')
  const { session } = await app.signIn({ isThemeOwner: true, themeId: theme_id })
  const whole = await app.get(`/admin/themes/${theme_id}/pages/${id}`, { as: 'json', session })
  expect(whole.json().page.document).toEqual(document)
})
