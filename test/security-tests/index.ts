import { accessAndTenants } from './access-and-tenants.ts'
import { availability } from './availability.ts'
import { browser } from './browser.ts'
import { conversations } from './conversations.ts'
import type { Covered } from './covered.ts'
import { files } from './files.ts'
import { giving } from './giving.ts'
import { inputAttacks } from './input.ts'
import { sessionsAndSignIn } from './sessions-and-sign-in.ts'

/** Design: security and money. */
export const sections: Record<string, Covered[]> = {
  'Access and tenants': accessAndTenants,
  'Sessions and sign-in': sessionsAndSignIn,
  Browser: browser,
  Files: files,
  Input: inputAttacks,
  Conversations: conversations,
  Giving: giving,
  Availability: availability,
}
