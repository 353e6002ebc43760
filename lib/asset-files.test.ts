import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assetFiles } from './asset-files.ts'
import type { App } from './web.ts'

let root: string
let app: App
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'muster-assets-'))
  await mkdir(join(root, 'fonts'))
  await writeFile(join(root, 'fonts', 'a-1b2c.css'), 'p{}')
  app = fastify() as unknown as App
  // Hooks of sites are registered elsewhere, as in the real application: they must not run.
  await app.register(async (site) => {
    site.addHook('onResponse', async (request) => (request as unknown as { ofSites(): void }).ofSites())
    site.setNotFoundHandler(async () => 'the page of a site')
  })
  await app.register(assetFiles, { prefix: '/assets', root: pathToFileURL(`${root}/`) })
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

test('a file is kept for good', async () => {
  const answer = await app.inject('/assets/fonts/a-1b2c.css')
  expect(answer.body).toBe('p{}')
  expect(answer.headers['cache-control']).toContain('immutable')
})

test.each(['/assets/gone-1b2c.js', '/assets/', '/assets/fonts'])(
  '%s is not there, in a sentence',
  async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    if (url.startsWith('/assets/g')) expect(answer.json().error).toBe('There is nothing at this address.')
  },
)
