import { readSettings, type Settings } from '../../../config.ts'
import { embedded } from './embedded.ts'
import type { LearningProvider } from './provider.ts'

/** The provider of the settings; null where outside learning is off. */
export const providerOf = ({ xcredit }: Pick<Settings, 'xcredit'>): LearningProvider | null =>
  xcredit === 'embedded' ? embedded : null

let settings: Settings | undefined

/** The same for those who have no settings at hand. */
export function chosenProvider(): LearningProvider | null {
  settings ??= readSettings()
  return providerOf(settings)
}
