import { type ReactNode, useEffect } from 'react'
import { router } from '#ui/nav.ts'
import type { SignupPage } from './schema.ts'

const firstStep = '/auth/signup?step=1'
/** In this tab: the second step was reached. */
const reached = 'sign-up-reached'

/**
 * Around the steps: the browser's own way back leads from the second step to the first, with what was typed there. Both
 * stand at one address, and a visit to the address where one stands leaves no step back; so the first takes an address
 * of its own before it is sent.
 */
export function GoingBack({ page, children }: { page: SignupPage; children: ReactNode }) {
  const { step, steps, isProven } = page
  useEffect(() => {
    if (step > 1) sessionStorage.setItem(reached, 'yes')
    else if (isProven || !sessionStorage.getItem(reached)) sessionStorage.removeItem(reached)
    else {
      // The browser has gone back to the first step as it was before it was sent: the server knows more.
      sessionStorage.removeItem(reached)
      router.visit(firstStep, { replace: true, preserveScroll: true })
    }
  }, [step, isProven])
  const isLeaving = step === 1 && steps > 1
  return (
    <div
      onSubmitCapture={() =>
        isLeaving && router.replace({ url: firstStep, preserveState: true, preserveScroll: true })
      }
    >
      {children}
    </div>
  )
}
