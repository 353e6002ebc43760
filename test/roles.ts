import { signIn } from './app.ts'
import type { TestDatabase } from './database.ts'

/** Everybody for whom the navigation differs. */
export const roles = ['a member', 'a mentor', 'an employer', 'a theme owner', 'an administrator'] as const
export type Role = (typeof roles)[number]

/** A new person of this role on this site. */
export const signInAs = (database: TestDatabase, role: Role, themeId: string) =>
  signIn(
    database,
    {
      'a member': {},
      'a mentor': { type: 'Mentor' as const },
      'an employer': { type: 'Manager' as const, isEmployerOwner: true },
      'a theme owner': { isThemeOwner: true, themeId },
      'an administrator': { type: 'Admin' as const },
    }[role],
  )
