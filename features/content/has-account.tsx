import type { ReactNode } from 'react'
import { signUpMessages } from '#spec/messages.ts'
import { Link } from '#ui/link.tsx'
import { Quiet } from './quiet.tsx'

/** In place of a sign-up for who is signed in: where they do the same. */
export function HasAccount({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Quiet>
      {signUpMessages.hasAccount} <Link href={href}>{children}</Link>
    </Quiet>
  )
}
