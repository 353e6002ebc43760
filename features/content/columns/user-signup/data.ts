import { blankSignupPage } from '#features/sign-up/index.ts'
import type { LoadContext } from '../../data.ts'

/** What this site asks of those who sign up, for its first step. */
export const loadSignup = async (_: unknown, { db, site }: LoadContext) => ({
  signup: await blankSignupPage(db, site),
})
