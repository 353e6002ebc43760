import { useState } from 'react'
import { QuestionFields } from '#features/questions/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Form, type FormErrors } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { KeepTyped } from '#ui/keep-typed.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { AboutYou } from './about-you.tsx'
import { Agreement } from './agreement.tsx'
import { ExtendedProfile } from './extended-profile.tsx'
import { fileIn, typedIn } from './fields/schema.ts'
import { Files } from './files.tsx'
import { FormSection } from './part.tsx'
import type { SignupPage } from './schema.ts'
import styles from './sign-up.module.css'
import { answersOfSpouse, secondStepErrors } from './steps/schema.ts'

/** Everything else that a site may ask for (document 2, section 4). */
export function SecondStep({ page }: { page: SignupPage }) {
  const { settings, typed, stored } = page
  const { extendedProfile } = settings
  const [answers, setAnswers] = useState({ ...typed.answers, ...answersOfSpouse(settings, typed) })
  const check = (fields: FormData) =>
    secondStepErrors(settings, typedIn(fields, typed), {
      ...stored,
      dd214: fileIn(fields, 'dd214') ?? stored.dd214,
      resume: fileIn(fields, 'resume') ?? stored.resume,
    })
  return (
    <Form action="/user/signup" check={check} encType="multipart/form-data" values={typed} summary>
      <input type="hidden" name="step" value="2" />
      <KeepTyped name="sign-up-2" forget={['sign-up-1']} />
      <AboutYou settings={settings} typed={typed} />
      <QuizFields page={page} onAnswer={setAnswers} />
      <Files page={page} answers={answers} />
      {extendedProfile && <ExtendedProfile organization={extendedProfile.organization} typed={typed} />}
      <FormSection title="Almost done">
        <Checkbox
          label="Employers and mentors can find me"
          help="They see your name, your service and the work you are looking for. You can change this at any time."
          name="isFindable"
          value="true"
        />
        <Agreement more={settings.agreement} />
      </FormSection>
      <div className={styles.actions}>
        <SubmitButton size="large">Create account</SubmitButton>
        <Button type="submit" name="back" value="true" variant="quiet" icon="chevron-left" formNoValidate>
          Back
        </Button>
      </div>
    </Form>
  )
}

/** The questions of the site, with their errors. */
function QuizFields({ page, onAnswer }: { page: SignupPage; onAnswer: (answers: Answers) => void }) {
  const { errors } = useForm()
  const { quiz } = page.settings
  if (!quiz) return null
  return (
    <FormSection title={quiz.title} lead={quiz.lead}>
      {errors.quiz && <Alert tone="danger">{errors.quiz}</Alert>}
      <QuestionFields
        questions={quiz.questions}
        answers={page.typed.answers}
        known={answersOfSpouse(page.settings, page.typed)}
        errors={answerErrorsIn(errors)}
        onAnswer={onAnswer}
      />
    </FormSection>
  )
}

type Answers = NonNullable<SignupPage['typed']['answers']>

/** The server names errors of answers `answers.{id}`. */
const answerErrorsIn = (errors: FormErrors) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      name.startsWith('answers.') ? [[name.slice('answers.'.length), error]] : [],
    ),
  )
