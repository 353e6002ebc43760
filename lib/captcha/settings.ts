import { z } from 'zod'
import { Stop } from '../stop.ts'
import { providers } from './providers.ts'

const kinds = ['altcha', 'turnstile', 'hcaptcha', 'recaptcha'] as const
const number = (least: number, most: number) => {
  const range = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(range).int(range).min(least, range).max(most, range).optional()
}

/** The environment variables of captchas. */
export const CaptchaEnvironment = {
  /** the provider; altcha needs no third party */
  CAPTCHA: z.enum(kinds, `must be one of ${kinds.join(', ')}`).default('altcha'),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  /** overrides the provider's verification URL, for example with a fake */
  CAPTCHA_VERIFY_URL: z.url('must be a web address').optional(),
  /** guesses that altcha costs a browser; 1000 take a phone about a second */
  CAPTCHA_EFFORT: number(1, 100_000),
  /** the fastest a person can fill in a form, in seconds */
  CAPTCHA_SECONDS: number(0, 60),
  /** timeout of an external provider, in seconds */
  CAPTCHA_PATIENCE: number(1, 30),
}

type Environment = z.infer<z.ZodObject<typeof CaptchaEnvironment>> & { NODE_ENV: string }
export type CaptchaSettings = ReturnType<typeof captchaSettings>

/** @throws Stop when a provider lacks its keys */
export function captchaSettings(env: Environment) {
  const test = env.NODE_ENV === 'test'
  const settings = {
    effort: env.CAPTCHA_EFFORT ?? (test ? 5 : 1000),
    seconds: env.CAPTCHA_SECONDS ?? (test ? 0 : 3),
  }
  if (env.CAPTCHA === 'altcha') return { ...settings, provider: 'altcha' as const }
  if (!env.CAPTCHA_SITE_KEY || !env.CAPTCHA_SECRET)
    throw new Stop(
      `CAPTCHA=${env.CAPTCHA} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET. Copy both from your account there, or unset CAPTCHA.`,
    )
  return {
    ...settings,
    provider: env.CAPTCHA,
    patience: env.CAPTCHA_PATIENCE ?? 5,
    siteKey: env.CAPTCHA_SITE_KEY,
    secret: env.CAPTCHA_SECRET,
    verifyUrl: env.CAPTCHA_VERIFY_URL ?? providers[env.CAPTCHA].verifyUrl,
  }
}
