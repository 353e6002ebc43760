import swagger from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readAnswers, writeAnswers } from './answers.ts'
import type { App } from './web.ts'

/** The OpenAPI description of every URL that answers API clients: `/openapi.json`, generated from the routes' schemas. */
export const openapi = plugin(async (app: App) => {
  // A route's response schema only documents the response; it does not filter it (decision 201).
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Muster',
        version: '1',
        description:
          'Every URL of the site answers JSON when asked with `Accept: application/json`: the props of its screen. ' +
          'Writes need a token in `x-csrf-token`; a 403 without one carries a fresh one as `csrf`.',
      },
    },
    transform: ({ schema, route, ...rest }) =>
      withNamedParameters(
        jsonSchemaTransform({ ...rest, route, schema: { ...schema, response: answersOf(route) } as never }),
      ),
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/openapi.json', { config: { can: 'public' }, schema: { hide: true } }, async () => app.swagger())
})

type Described = ReturnType<typeof jsonSchemaTransform>

/** A query with arbitrary names, such as a saved search, has no parameters to list. */
function withNamedParameters({ schema, url }: Described): Described {
  const query = schema.querystring as { properties?: object } | undefined
  if (query && !query.properties) delete schema.querystring
  return { schema, url }
}

/** The responses that a route declares, with those that any route may give. */
function answersOf({ method, schema }: RouteOptions) {
  const isRead = [method].flat().every((each) => each === 'GET' || each === 'HEAD')
  const named = (schema?.response ?? {}) as Record<string, z.ZodType>
  const answers = { ...(isRead ? readAnswers : writeAnswers), ...named }
  const { 200: usual, ...others } = answers as Record<string, z.ZodType>
  // A write that creates something answers 201 and not 200.
  const all = usual && !('201' in named && !('200' in named)) ? { 200: usual, ...others } : others
  return Object.fromEntries(
    Object.entries(all).map(([status, answer]) => [status, described(status, answer)]),
  )
}

const titles: Record<string, string> = {
  200: 'The response to an API client.',
  201: 'It was created.',
  410: 'It has ended.',
}

const described = (status: string, answer: z.ZodType) => ({
  description: z.globalRegistry.get(answer)?.description ?? titles[status] ?? 'Anything else.',
  content: { 'application/json': { schema: answer } },
})
