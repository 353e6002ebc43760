import { QuestionFields } from '#features/questions/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Form, type FormErrors } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { KeepTyped } from '#ui/keep-typed.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { keptAs, lastLabel } from './first-step.tsx'
import { Part } from './part.tsx'
import type { EmployerSignupPage } from './schema.ts'
import styles from './sign-up.module.css'
import { quizErrors, typedIn } from './steps/schema.ts'

/** Step 2: the questions of the site (document 1, section 4). */
export function SecondStep({ page }: { page: EmployerSignupPage }) {
  const { settings, typed, isMember } = page
  return (
    <Form action="/employer/signup" check={(fields) => quizErrors(settings, typedIn(fields))} values={typed}>
      <input type="hidden" name="step" value="2" />
      <KeepTyped name={keptAs[2]} forget={[keptAs[1]]} />
      <Quiz page={page} />
      <div className={styles.actions}>
        <SubmitButton size="large">{lastLabel(isMember)}</SubmitButton>
        <Button type="submit" name="back" value="true" variant="quiet" icon="chevron-left" formNoValidate>
          Back
        </Button>
      </div>
    </Form>
  )
}

function Quiz({ page }: { page: EmployerSignupPage }) {
  const { errors } = useForm()
  const { quiz } = page.settings
  if (!quiz) return null
  return (
    <Part title={quiz.title}>
      <p className={styles.lead}>{quiz.lead || 'Your answers are seen by the staff of this site only.'}</p>
      {errors.quiz && <Alert tone="danger">{errors.quiz}</Alert>}
      <QuestionFields questions={quiz.questions} answers={page.typed.answers} errors={answersIn(errors)} />
    </Part>
  )
}

/** The server names errors of answers `answers.{id}`. */
const answersIn = (errors: FormErrors) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      name.startsWith('answers.') ? [[name.slice('answers.'.length), error]] : [],
    ),
  )
