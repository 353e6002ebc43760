import { ButtonLink } from '#ui/button.tsx'

/** The right of the site's header for a visitor. */
export function WaysIn({ url }: { url: string }) {
  return (
    <>
      <ButtonLink href={signInFrom(url)} variant="quiet" rel="nofollow">
        Sign in
      </ButtonLink>
      <ButtonLink href="/auth/signup">Sign up</ButtonLink>
    </>
  )
}

/** Signing in returns to the current page, except for the sign-in pages themselves. */
function signInFrom(url: string): string {
  if (/^\/($|\?)|^\/(user|auth|employer|forgot)\b/.test(url)) return '/user/login'
  return `/user/login?redirectTo=${encodeURIComponent(url)}`
}
