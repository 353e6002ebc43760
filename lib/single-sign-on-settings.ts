import { z } from 'zod'
import { Stop } from './stop.ts'

const id = z.string().min(1).optional()
const issuer = z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional()

/** The part of the environment that concerns single sign-on: a provider with an id and a secret is on. */
export const SingleSignOnEnvironment = {
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: id,
  /** another issuer than the provider's own, such as a stand-in or a sandbox */
  GOOGLE_ISSUER: issuer,
  LINKEDIN_CLIENT_ID: id,
  LINKEDIN_CLIENT_SECRET: id,
  LINKEDIN_ISSUER: issuer,
  IDME_CLIENT_ID: id,
  IDME_CLIENT_SECRET: id,
  IDME_ISSUER: issuer,
}

type Environment = z.infer<z.ZodObject<typeof SingleSignOnEnvironment>>
export type Credentials = { clientId: string; clientSecret: string; issuer: string | null }
export type SingleSignOnSettings = ReturnType<typeof singleSignOnSettings>

/** @throws Stop when a provider has an id without a secret, or the other way round */
export function singleSignOnSettings(env: Environment) {
  return {
    google: credentials('GOOGLE', env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_ISSUER),
    linkedin: credentials(
      'LINKEDIN',
      env.LINKEDIN_CLIENT_ID,
      env.LINKEDIN_CLIENT_SECRET,
      env.LINKEDIN_ISSUER,
    ),
    idme: credentials('IDME', env.IDME_CLIENT_ID, env.IDME_CLIENT_SECRET, env.IDME_ISSUER),
  }
}

function credentials(
  name: string,
  clientId?: string,
  clientSecret?: string,
  issuer?: string,
): Credentials | null {
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new Stop(
      `${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together. Set both, or neither to switch it off.`,
    )
  return { clientId, clientSecret, issuer: issuer ?? null }
}
