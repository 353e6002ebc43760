import { useEffect } from 'react'
import { KeptMailNote } from '#features/mail/widgets.ts'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { forgetTyped } from '#ui/form-storage.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Steps } from '#ui/steps.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { keptAs } from './first-step.tsx'
import { stepLabels } from './model/step-labels.ts'
import styles from './sign-up.module.css'

export type Props = {
  /** where the mail went */
  email: string | null
  needsApproval: boolean
  hasQuiz: boolean
}

/** After the sign-up: the same for everybody, whether or not the address has an account. */
export default function Sent({ email, needsApproval, hasQuiz }: Props) {
  useEffect(() => {
    for (const name of Object.values(keptAs)) forgetTyped(name)
  }, [])
  const labels = stepLabels({ hasQuiz, needsApproval })
  return (
    <Page
      title="Confirm your email"
      lead={
        <>
          We wrote to <strong>{email}</strong>. The link works for 24 hours.
        </>
      }
    >
      {labels.length > 1 && (
        <Steps
          label="Steps of the sign-up"
          current={labels.length - 1}
          steps={labels.map((label) => ({ label }))}
        />
      )}
      <div className={styles.screen}>
        <Card className={styles.form}>
          <ol className={styles.road}>
            <li>
              <Icon name="success" />
              <div>
                <h2>Signed up</h2>
              </div>
            </li>
            <li aria-current="step">
              <Icon name="mail" />
              <div>
                <h2>Confirm your email</h2>
                <p className={styles.lead}>Nothing there? Look in your spam folder, or send it again.</p>
                <KeptMailNote />
                <Again email={email} />
              </div>
            </li>
            {needsApproval && (
              <li>
                <Icon name="clock" />
                <div>
                  <h2>Awaiting Approval</h2>
                  <p className={styles.lead}>
                    The staff of this site looks at your company, usually within two working days. You get an
                    email either way.
                  </p>
                </div>
              </li>
            )}
            <li>
              <Icon name="search" />
              <div>
                <h2>Your jobs are found</h2>
                <p className={styles.lead}>Everything you prepared appears at once.</p>
              </div>
            </li>
          </ol>
        </Card>
        <aside className={styles.aside}>
          <h2>Meanwhile, once confirmed</h2>
          <ul className={styles.benefits}>
            <li>
              <Icon name="building" /> <span>Finish the company page</span>
            </li>
            <li>
              <Icon name="user" /> <span>Invite a colleague</span>
            </li>
          </ul>
          {needsApproval && <p className={styles.lead}>Candidates open with the approval.</p>}
        </aside>
      </div>
    </Page>
  )
}

function Again({ email }: Pick<Props, 'email'>) {
  return (
    <div className={styles.again}>
      <Form action="/user/activation-mail">
        <input type="hidden" name="email" value={email ?? ''} />
        <SubmitButton variant="secondary" icon="mail">
          Send it again
        </SubmitButton>
      </Form>
      <Link href="/employer/signup">Another address</Link>
    </div>
  )
}
