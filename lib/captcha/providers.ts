/** Where an outside provider is asked, and from where its pages may load what it needs (Content-Security-Policy). */
type Provider = { verifyUrl: string; sources: string[] }

/** Each speaks the same protocol: a POST with secret and response, answered with { success }. */
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

/** What the browser may load beside our own, by the captcha that is set. */
export const captchaSources = (provider: 'altcha' | OutsideProvider): string[] =>
  provider === 'altcha' ? [] : providers[provider].sources
