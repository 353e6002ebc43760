import type { Credentials, SingleSignOnSettings } from '#lib/single-sign-on-settings.ts'

/** What providers differ in. Adding one is an entry here and its settings. */
const allProviders = [
  {
    id: 'google',
    name: 'Google',
    start: '/auth/google',
    callback: '/auth/google/callback',
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    pkce: true,
    nonce: true,
    provesEmail: false,
    // Google knows no prompt=login.
    again: { prompt: 'select_account', max_age: '0' },
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    start: '/auth/linkedin',
    callback: '/auth/linkedin/callback',
    issuer: 'https://www.linkedin.com/oauth',
    scope: 'openid email profile',
    // LinkedIn refuses a code verifier from most clients and leaves the nonce out of its tokens (decision 061).
    pkce: false,
    nonce: false,
    provesEmail: false,
    again: { prompt: 'login' },
  },
  {
    id: 'idme',
    name: 'ID.me',
    start: '/auth/oauth2/idme/redirect',
    callback: '/auth/oauth2/idme/callback',
    issuer: 'https://api.id.me/oidc',
    scope: 'openid email profile',
    pkce: true,
    nonce: true,
    // Nobody has an account there before the address is confirmed; it has no claim that says so.
    provesEmail: true,
    again: { prompt: 'login', max_age: '0' },
  },
] as const

export type ProviderId = (typeof allProviders)[number]['id']
export type Provider = Omit<(typeof allProviders)[number], 'issuer'> & Credentials & { issuer: string }

/** The providers that the settings switch on. */
export function providersOf(settings: { singleSignOn: SingleSignOnSettings }): Provider[] {
  return allProviders.flatMap((provider) => {
    const credentials = settings.singleSignOn[provider.id]
    return credentials ? [{ ...provider, ...credentials, issuer: credentials.issuer ?? provider.issuer }] : []
  })
}
