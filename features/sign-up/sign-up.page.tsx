import { useEffect } from 'react'
import { Or, type ProviderLink, ProviderLinks } from '#features/sign-in/widgets.ts'
import { Form } from '#ui/form.tsx'
import { forgetTyped } from '#ui/form-storage.ts'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { router, usePage } from '#ui/nav.ts'
import { Page } from '#ui/page.tsx'
import { Steps } from '#ui/steps.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { FirstStep } from './first-step.tsx'
import { asksForSecondStep, GoingBack } from './going-back.tsx'
import type { SignupPage } from './schema.ts'
import styles from './sign-up.module.css'

export type Props = SignupPage & { providers: ProviderLink[] }

let SecondStep: typeof import('./second-step.tsx').SecondStep | null = null

/** The second step, with the controls of its questions, is fetched by those who reach it. */
export async function prepare({ step }: Props): Promise<void> {
  if (step > 1) SecondStep ??= (await import('./second-step.tsx')).SecondStep
}

/** Two-step sign-up (document 2, section 2). The server knows the step; the address's hash mirrors it. */
export default function SignUp(page: Props) {
  const { settings, step, steps, providers, redirectTo } = page
  const onward = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : ''
  const { site } = usePage<{ site: { name: string } }>().props
  useHash(step)
  return (
    <Page
      narrow
      title="Create your account"
      lead={settings.lead || `Free for those who served and their families, at ${site.name}.`}
    >
      {steps > 1 && (
        <Steps
          label="Steps of the sign-up"
          current={step - 1}
          steps={[{ label: 'Your account', href: '/auth/signup' }, { label: 'About you' }]}
        />
      )}
      <GoingBack page={page}>
        {step > 1 && SecondStep ? <SecondStep page={page} /> : <FirstStep page={page} />}
      </GoingBack>
      {step === 1 && providers.length > 0 && (
        <Stack gap="small">
          <Or />
          <ProviderLinks providers={providers} onward={onward} />
        </Stack>
      )}
      <footer className={styles.foot}>
        <p>
          Already have an account? <Link href={`/user/login${onward}`}>Sign in</Link>
        </p>
        {page.isProven && <StartOver />}
      </footer>
    </Page>
  )
}

/** The hash mirrors the step. */
function useHash(step: number) {
  useEffect(() => {
    const hash = step === 1 ? '' : `#${step}`
    if (location.hash === hash) return
    if (asksForSecondStep())
      // Where the second step is not reached yet, what was typed meanwhile stays.
      router.visit('/auth/signup?step=2', { replace: true, preserveState: true, preserveScroll: true })
    else history.replaceState(history.state, '', location.pathname + location.search + hash)
  }, [step])
}

const forgetSteps = () => {
  for (const name of ['sign-up-1', 'sign-up-2']) forgetTyped(name)
}

/** For those who share a computer. */
function StartOver() {
  return (
    <Form action="/user/signup/restart" onSubmitCapture={forgetSteps}>
      <p className={styles.over}>
        We save what you enter for a day, in this browser only.{' '}
        <SubmitButton variant="quiet" size="small">
          Start over
        </SubmitButton>
      </p>
    </Form>
  )
}
