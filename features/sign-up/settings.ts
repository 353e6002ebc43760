import type { Site } from '#features/themes/index.ts'
import { SignupSettings } from './schema.ts'

const read = new WeakMap<Site, SignupSettings>()

/**
 * What a site asks of those who sign up (themes.signup). What cannot be read asks for nothing extra: a wrong setting
 * must not close the door.
 */
export function signupSettingsOf(site: Site): SignupSettings {
  const cached = read.get(site)
  if (cached) return cached
  const settings = SignupSettings.safeParse(site.signup).data ?? SignupSettings.parse({})
  read.set(site, settings)
  return settings
}
