import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { App } from './web.ts'

const year = 31_536_000_000

/** The built client, under its prefix. Every name contains a hash of the content, so it is cached forever. */
export async function assetFiles(app: App, { root }: { root: URL }) {
  await app.register(files, {
    root: fileURLToPath(root),
    serve: false,
    preCompressed: true,
    dotfiles: 'deny',
  })
  // The regular 404 page needs a site, and these files belong to all of them.
  app.setNotFoundHandler(async (request, reply) =>
    reply.code(404).send({ error: 'There is nothing at this address.', requestId: request.id }),
  )
  app.get<{ Params: { '*': string } }>(
    '/*',
    { config: { can: 'public' }, logLevel: 'warn' },
    (request, reply) => {
      const name = request.params['*']
      // The first paint waits for these, and a policy for documents is longer than many of them.
      if (/\.(css|woff2)$/.test(name)) for (const header of ofDocuments) reply.removeHeader(header)
      return reply.sendFile(name, { maxAge: year, immutable: true })
    },
  )
}

const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
