import swagger from '@fastify/swagger'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from './web.ts'

/** The description of every URL that answers programs: `/openapi.json`, made from the routes' own schemas. */
export const openapi = plugin(async (app: App) => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Muster',
        version: '1',
        description:
          'Every URL of the site answers JSON when asked with `Accept: application/json`: the props of its screen. ' +
          'Writes need a token in `x-csrf-token`; a 403 without one carries a fresh one as `csrf`.',
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/openapi.json', { config: { can: 'public' }, schema: { hide: true } }, async () => app.swagger())
})
