import type { FastifyReply, FastifyRequest } from 'fastify'
import { originHere } from '#features/themes/index.ts'
import { audit } from '#lib/audit.ts'
import { pendingFlow } from '#lib/pending-flow.ts'
import { notFound, Problem } from '#lib/problem.ts'
import type { Tools } from '#lib/web.ts'
import { type Begun, type Claims, providerClient } from './provider-client.ts'
import { type Provider, providersOf } from './providers.ts'

/**
 * `linkTo`: the signed-in account that the provider is to be linked to. `prove`: the signed-in account whose person proves
 * again who they are.
 */
export type Journey = Begun & { redirectTo: string | null; linkTo: string | null; prove: string | null }

export type Journeys = ReturnType<typeof journeys>

const pending = pendingFlow<Journey>('single_sign_on', 15)

/** The redirect to a provider and back. */
export function journeys({ db, settings }: Tools) {
  const client = providerClient({ insecure: settings.allowPrivateAddresses })

  return {
    /** @throws Problem 404 unless it is enabled */
    provider(id: string): Provider {
      const provider = providersOf(settings).find((one) => one.id === id)
      if (!provider) throw notFound()
      return provider
    },

    async depart(
      provider: Provider,
      request: FastifyRequest,
      reply: FastifyReply,
      aim: Pick<Journey, 'redirectTo' | 'linkTo' | 'prove'>,
    ) {
      const { to, begun } = await client.begin(provider, callbackOf(provider, request), aim.prove !== null)
      await pending.begin(db, request, reply, { ...begun, ...aim })
      return reply.header('cache-control', 'no-store').redirect(to, 303)
    },

    /** What this browser started; usable once. */
    back: (request: FastifyRequest, reply: FastifyReply) => pending.consume(db, request, reply),

    /** The provider's claims about the person; null when its answer does not verify. */
    async arrive(provider: Provider, request: FastifyRequest, begun: Journey): Promise<Claims | null> {
      const callback = new URL(callbackOf(provider, request))
      callback.search = new URL(request.url, callback).search
      try {
        return await client.finish(provider, callback, begun, begun.prove !== null)
      } catch (error) {
        if (error instanceof Problem) throw error
        const code = String((error as { code?: string }).code ?? 'unknown')
        request.log.warn({ provider: provider.id, code }, 'single sign-on was refused')
        await audit(db, request, {
          action: 'sign-in.failed',
          themeId: request.site.id,
          detail: { how: provider.id, code },
        })
        return null
      }
    },
  }
}

/** The address that the provider sends people back to, on the host that they came from. */
const callbackOf = ({ callback }: Provider, request: FastifyRequest) => `${originHere(request)}${callback}`
