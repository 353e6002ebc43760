/** An external provider's verification URL, and the sources its widget loads from (Content-Security-Policy). */
type Provider = { verifyUrl: string; sources: string[] }

/** All use the same protocol: a POST with secret and response, answered with { success }. */
export const providers = {
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    sources: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  recaptcha: {
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    sources: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  },
} satisfies Record<string, Provider>

export type OutsideProvider = keyof typeof providers

/** The external sources that the configured captcha needs. */
export const captchaSources = (provider: 'altcha' | OutsideProvider): string[] =>
  provider === 'altcha' ? [] : providers[provider].sources
