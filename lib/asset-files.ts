import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { App } from './web.ts'

const year = 31_536_000_000

/** The built client below /assets/: every name holds a hash of its content, so it is kept for good. */
export async function assetFiles(app: App, { root }: { root: URL }) {
  await app.register(files, {
    root: fileURLToPath(root),
    serve: false,
    preCompressed: true,
    dotfiles: 'deny',
  })
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { can: 'public' }, logLevel: 'warn' },
    (request, reply) => reply.sendFile(request.params['*'], { maxAge: year, immutable: true }),
  )
}
