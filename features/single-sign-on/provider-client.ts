import * as oidc from 'openid-client'
import { Problem } from '#lib/problem.ts'
import type { Provider } from './providers.ts'

/** A provider's claims about a person. */
export type Claims = {
  subject: string
  email: string | null
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** What to remember while the person is at the provider. */
export type Begun = { provider: string; state: string; nonce: string; verifier: string }

const hour = 3_600_000
const freshSeconds = 300

/**
 * OpenID Connect with the providers. Their metadata is cached for an hour.
 * @param insecure lets an issuer have a plain http address: development and tests
 */
export function providerClient({ insecure }: { insecure: boolean }) {
  const discovered = new Map<string, { at: number; configuration: Promise<oidc.Configuration> }>()

  function configurationOf(provider: Provider) {
    const cached = discovered.get(provider.id)
    if (cached && Date.now() - cached.at < hour) return cached.configuration
    const configuration = discover(provider, insecure)
    discovered.set(provider.id, { at: Date.now(), configuration })
    configuration.catch(() => discovered.delete(provider.id))
    return configuration
  }

  return {
    /**
     * Where to send the person, and what to remember.
     * @param again the person must sign in there, even when they are signed in
     * @throws Problem 503 when the provider does not answer
     */
    async begin(
      provider: Provider,
      redirectUri: string,
      again = false,
    ): Promise<{ to: string; begun: Begun }> {
      const configuration = await configurationOf(provider)
      const begun = {
        provider: provider.id,
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      }
      const to = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: provider.scope,
        state: begun.state,
        ...(again && provider.again),
        ...(provider.nonce && { nonce: begun.nonce }),
        ...(provider.pkce && {
          code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
          code_challenge_method: 'S256',
        }),
      })
      return { to: to.href, begun }
    },

    /**
     * Exchanges the code of a callback. Checked: state, issuer, signature, audience, expiry, nonce, code verifier.
     * @throws openid-client's error when any check fails
     */
    async finish(provider: Provider, callback: URL, begun: Begun, again = false): Promise<Claims> {
      const configuration = await configurationOf(provider)
      const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
        expectedState: begun.state,
        idTokenExpected: true,
        ...(provider.nonce && { expectedNonce: begun.nonce }),
        ...(provider.pkce && { pkceCodeVerifier: begun.verifier }),
      })
      const claims = tokens.claims()!
      // Not every provider says when; one that does must not name an old sign-in.
      if (again && claims.auth_time !== undefined && Date.now() / 1000 - claims.auth_time > freshSeconds)
        throw new Error('The sign-in at the provider is too old.')
      if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint)
        return claimsOf(provider, claims)
      const more = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      return claimsOf(provider, { ...claims, ...more })
    },
  }
}

async function discover(provider: Provider, insecure: boolean) {
  // Without it openid-client trusts tokens that came over its own connection, and skips their signature.
  const execute = [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])]
  const { issuer, clientId, clientSecret } = provider
  const secret = oidc.ClientSecretPost(clientSecret)
  try {
    return await oidc.discovery(new URL(issuer), clientId, undefined, secret, { execute, timeout: 5 })
  } catch (cause) {
    const problem = new Problem(
      503,
      `${provider.name} does not answer at the moment. Please sign in another way.`,
    )
    problem.cause = cause
    throw problem
  }
}

function claimsOf({ provesEmail }: Provider, claims: Record<string, unknown>): Claims {
  const text = (...names: string[]) => String(names.map((name) => claims[name]).find(Boolean) ?? '').trim()
  const verified = claims.email_verified
  return {
    subject: String(claims.sub),
    email: text('email') || null,
    // Some send a string.
    isEmailVerified: verified === true || verified === 'true' || (provesEmail && verified === undefined),
    firstName: text('given_name', 'fname').slice(0, 100),
    lastName: text('family_name', 'lname').slice(0, 100),
  }
}
