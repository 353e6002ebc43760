import { type ReactNode, useEffect } from 'react'
import { router } from '#ui/nav.ts'
import type { SignupPage } from './schema.ts'

/** In this tab: the second step was left otherwise than by its own buttons. */
const reached = 'sign-up-reached'
/** In this tab: a sign-up was completed; the screen after it says so. */
export const completed = 'sign-up-completed'

/** An address with only the hash leads to the second step. */
export const asksForSecondStep = () => location.hash === '#2' && !location.search

/**
 * Around the steps: the browser's own way back shows a step as it was before it was sent. The server knows more, and that
 * a completed sign-up starts over.
 */
export function GoingBack({ page, children }: { page: SignupPage; children: ReactNode }) {
  useEffect(() => {
    const isCompleted = sessionStorage.getItem(completed) !== null
    sessionStorage.removeItem(completed)
    if (page.step > 1 && !isCompleted) return sessionStorage.setItem(reached, 'yes')
    // Two visits at once would end at whichever is answered last.
    if (page.step === 1 && (!sessionStorage.getItem(reached) || asksForSecondStep())) return
    sessionStorage.removeItem(reached)
    router.visit('/auth/signup', { replace: true, preserveScroll: true })
  }, [page])
  return <div onSubmitCapture={() => sessionStorage.removeItem(reached)}>{children}</div>
}
