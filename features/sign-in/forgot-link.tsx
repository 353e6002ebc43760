import type { MouseEvent } from 'react'
import { Link } from '#ui/link.tsx'

/** Carries over the email address that was typed already (document 1, section 2: /forgot?e={email}&t=v). */
export function ForgotLink({ audience }: { audience: 'veterans' | 'employers' }) {
  const kind = audience === 'veterans' ? 't=v' : ''
  function takeAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    const email = currentTarget.closest('form')?.querySelector<HTMLInputElement>('[name=email]')?.value
    const query = new URLSearchParams({ ...(email && { e: email }), ...(kind && { t: 'v' }) })
    currentTarget.search = query.toString()
  }
  return (
    <p>
      <Link href={kind ? `/forgot?${kind}` : '/forgot'} onClickCapture={takeAlong}>
        Forgot your password?
      </Link>
    </p>
  )
}
