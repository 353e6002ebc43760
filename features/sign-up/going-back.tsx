import { type ReactNode, useEffect } from 'react'
import { router } from '#ui/nav.ts'
import type { SignupPage } from './schema.ts'

/** In this tab: the second step was left otherwise than by its own buttons. */
const reached = 'sign-up-reached'

/**
 * Around the steps: the browser's own way back shows the first step as it was before it was sent. The server knows more.
 */
export function GoingBack({ page, children }: { page: SignupPage; children: ReactNode }) {
  useEffect(() => {
    if (page.step > 1) return sessionStorage.setItem(reached, 'yes')
    if (!sessionStorage.getItem(reached)) return
    sessionStorage.removeItem(reached)
    router.visit('/auth/signup', { replace: true, preserveScroll: true })
  }, [page])
  return <div onSubmitCapture={() => sessionStorage.removeItem(reached)}>{children}</div>
}
