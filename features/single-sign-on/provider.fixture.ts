import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { interactionPolicy, Provider } from 'oidc-provider'

export type TestProvider = { issuer: string; person: Person; close(): Promise<void> }
type Person = { sub: string; email: string; email_verified: boolean; given_name: string; family_name: string }

export const client = {
  id: 'muster',
  secret: 'a secret of sixty-four characters that only the two of them know',
}

/**
 * A real OpenID provider on this machine: everyone is signed in as `person` and agrees to everything.
 * @param callbacks where it may send people back to
 */
export async function openProvider(callbacks: string[]): Promise<TestProvider> {
  const server: Server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const person = {
    sub: 'person-1',
    email: 'maria@example.org',
    email_verified: true,
    given_name: 'Maria',
    family_name: 'Ortiz',
  }
  // As Google does, it lets people choose their account.
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: callbacks,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['for tests only'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ ...person, sub: id }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
  })
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login' || prompt.name === 'select_account') {
      const result = { login: { accountId: person.sub }, [prompt.name]: { accountId: person.sub } }
      return provider.interactionFinished(request, response, result)
    }
    const grant = new provider.Grant({ accountId: session!.accountId, clientId: String(params.client_id) })
    grant.addOIDCScope(String(params.scope))
    const result = { consent: { grantId: await grant.save() } }
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true })
  })
  return {
    issuer,
    person,
    close: () => closed(server),
  }
}

export async function closed(server: Server) {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

/** Follows a person's browser through the provider until it is sent back to `callback`. @returns that address */
export async function visitProvider(start: string, callback: string): Promise<string> {
  const jar = new Map<string, string>()
  let at = start
  for (let step = 0; step < 12; step++) {
    if (at.startsWith(callback)) return at
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0]!.split('=') as [string, string]
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const next = answer.headers.get('location')
    if (!next) throw new Error(`The provider stopped at ${at}: ${answer.status} ${await answer.text()}`)
    at = new URL(next, at).href
  }
  throw new Error('The provider sends people in circles.')
}
