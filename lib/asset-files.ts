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
    (request, reply) => reply.sendFile(request.params['*'], { maxAge: year, immutable: true }),
  )
}
