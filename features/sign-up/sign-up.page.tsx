import { useEffect } from 'react'
import { Or, type ProviderLink, ProviderLinks } from '#features/sign-in/widgets.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { forgetTyped } from '#ui/kept.ts'
import { Container, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head, router, usePage } from '#ui/nav.ts'
import { Steps } from '#ui/steps.tsx'
import { FirstStep } from './first-step.tsx'
import { GoingBack } from './going-back.tsx'
import type { SignupPage } from './schema.ts'
import { SecondStep } from './second-step.tsx'
import styles from './sign-up.module.css'

export type Props = SignupPage & { providers: ProviderLink[] }

/** Two-step sign-up (document 2, section 3). The server knows the step; the address's hash mirrors it. */
export default function SignUp(page: Props) {
  const { settings, step, steps, providers, redirectTo } = page
  const onward = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : ''
  const { site } = usePage<{ site: { name: string } }>().props
  useHash(step)
  return (
    <Container narrow>
      <Head title="Create your account" />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Create your account</h1>
          <p className={styles.lead}>
            {settings.lead || `Free for those who served and their families, at ${site.name}.`}
          </p>
        </header>
        {steps > 1 && (
          <Steps
            label="Steps of the sign-up"
            current={step - 1}
            steps={[{ label: 'Your account', href: '/auth/signup' }, { label: 'About you' }]}
          />
        )}
        <GoingBack page={page}>
          {step === 1 ? <FirstStep page={page} /> : <SecondStep page={page} />}
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
      </div>
    </Container>
  )
}

/** The hash mirrors the step; who comes with the hash alone is led to the step that it marks. */
function useHash(step: number) {
  useEffect(() => {
    const hash = step === 1 ? '' : `#${step}`
    if (location.hash === hash) return
    if (location.hash === '#2' && !location.search) router.visit('/auth/signup?step=2', { replace: true })
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
      {({ busy }) => (
        <p className={styles.over}>
          What you enter is kept for a day, for this browser alone.{' '}
          <Button type="submit" variant="quiet" size="small" busy={busy}>
            Start over
          </Button>
        </p>
      )}
    </Form>
  )
}
