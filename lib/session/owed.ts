import { may, type Person } from '#spec/access.ts'

/** What a session lacks: the second factor that its user has set up, or the setup itself where staff must have one. */
export type FactorOwed = 'challenge' | 'setup'

type Read = { viewer: Person; session: { secondFactorAt: Date | null }; withholdsFactor: boolean }

/** @param required the setting REQUIRE_SECOND_FACTOR */
export function factorOwed({ viewer, session, withholdsFactor }: Read, required: boolean): FactorOwed | null {
  if (session.secondFactorAt) return null
  if (withholdsFactor) return 'challenge'
  return required && may(viewer, 'second-factor.owed') ? 'setup' : null
}
