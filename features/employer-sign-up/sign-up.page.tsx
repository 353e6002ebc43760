import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { forgetTyped } from '#ui/form-storage.ts'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import { Page } from '#ui/page.tsx'
import { Steps } from '#ui/steps.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Benefits } from './benefits.tsx'
import { FirstStep, keptAs } from './first-step.tsx'
import { employerSignUpMessages } from './messages.ts'
import { stepLabels } from './model/step-labels.ts'
import type { EmployerSignupPage } from './schema.ts'
import { SecondStep } from './second-step.tsx'
import styles from './sign-up.module.css'

export type Props = EmployerSignupPage

/** Employer sign-up (document 1, section 2): the account, then the questions of the site. */
export default function EmployerSignUp(page: Props) {
  const { settings, step, typed, isMember } = page
  const { site } = usePage<{ site: { name: string } }>().props
  if (!settings.isOpen) return <Closed />
  const labels = stepLabels({ hasQuiz: settings.quiz !== null, needsApproval: settings.needsApproval })
  return (
    <Page title="Hire veterans" lead={settings.lead || `Make a place for your company on ${site.name}.`}>
      {labels.length > 1 && (
        <Steps
          label="Steps of the sign-up"
          current={step - 1}
          steps={labels.map((label, at) => ({ label, ...(at === 0 && { href: '/employer/signup' }) }))}
        />
      )}
      <div className={styles.screen}>
        <Card className={styles.form}>
          <p className={styles.lead}>Everything is required unless it says optional.</p>
          {step === 1 ? <FirstStep page={page} /> : <SecondStep page={page} />}
        </Card>
        <aside className={styles.aside}>
          {step === 1 ? <Benefits settings={settings} isMember={isMember} /> : <SoFar typed={typed} />}
          {page.isProven && typed['employer[name]'] && <StartOver />}
        </aside>
      </div>
    </Page>
  )
}

const Closed = () => (
  <Page narrow title="Hire veterans">
    <Alert>{employerSignUpMessages.closed}</Alert>
  </Page>
)

/** What was said in the first step. */
function SoFar({ typed }: Pick<Props, 'typed'>) {
  const person = [typed['manager[firstName]'], typed['manager[lastName]']].filter(Boolean).join(' ')
  return (
    <>
      <h2>So far</h2>
      <dl className={styles.facts}>
        <dt>Company</dt>
        <dd>{typed['employer[name]']}</dd>
        {person && (
          <>
            <dt>You</dt>
            <dd>{person}</dd>
            <dt>Email</dt>
            <dd>{typed['manager[email]']}</dd>
          </>
        )}
      </dl>
      <p className={styles.lead}>
        <Link href="/employer/signup">Change this.</Link> Going back keeps your answers.
      </p>
    </>
  )
}

const forgetSteps = () => {
  for (const name of Object.values(keptAs)) forgetTyped(name)
}

/** For those who share a computer. */
const StartOver = () => (
  <Form action="/employer/signup/restart" onSubmitCapture={forgetSteps}>
    <p className={styles.lead}>
      We save what you enter for a day, in this browser only.{' '}
      <SubmitButton variant="quiet" size="small">
        Start over
      </SubmitButton>
    </p>
  </Form>
)
