import { useState } from 'react'
import { QuestionFields } from '#features/questions/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Form, type FormErrors } from '#ui/form.tsx'
import { KeepTyped } from '#ui/keep-typed.tsx'
import { AboutYou } from './about-you.tsx'
import { Agreement } from './agreement.tsx'
import { ExtendedProfile } from './extended-profile.tsx'
import { fileIn, typedIn } from './fields/schema.ts'
import { Files } from './files.tsx'
import { Part } from './part.tsx'
import type { SignupPage } from './schema.ts'
import styles from './sign-up.module.css'
import { secondStepErrors } from './steps/schema.ts'

/** Everything that a site may ask besides (document 2, section 4). */
export function SecondStep({ page }: { page: SignupPage }) {
  const { settings, typed, kept } = page
  const { quiz, extendedProfile } = settings
  const [answers, setAnswers] = useState(typed.answers ?? {})
  const check = (fields: FormData) =>
    secondStepErrors(settings, typedIn(fields, typed), {
      ...kept,
      dd214: fileIn(fields, 'dd214') ?? kept.dd214,
      resume: fileIn(fields, 'resume') ?? kept.resume,
    })
  return (
    <Form action="/user/signup" check={check} encType="multipart/form-data">
      {({ errors, busy }) => (
        <>
          <input type="hidden" name="step" value="2" />
          <KeepTyped name="sign-up-2" forget={['sign-up-1']} />
          <AboutYou page={page} errors={errors} />
          {quiz && (
            <Part title={quiz.title} lead={quiz.lead}>
              {errors.quiz && <Alert tone="danger">{errors.quiz}</Alert>}
              <QuestionFields
                questions={quiz.questions}
                answers={typed.answers}
                errors={answerErrorsIn(errors)}
                onAnswer={setAnswers}
              />
            </Part>
          )}
          <Files page={page} answers={answers} errors={errors} />
          {extendedProfile && (
            <ExtendedProfile organization={extendedProfile.organization} typed={typed} errors={errors} />
          )}
          <Part title="Last things">
            <Checkbox
              label="Employers and mentors may find me"
              help="They see your name, your service and what work you look for. You can change this at any time."
              name="isFindable"
              value="true"
              defaultChecked={typed.isFindable}
            />
            <Agreement more={settings.agreement} isGiven={typed.agreement} error={errors.agreement} />
          </Part>
          <div className={styles.actions}>
            <Button type="submit" size="large" busy={busy}>
              Create account
            </Button>
            <Button type="submit" name="back" value="true" variant="quiet" icon="chevron-left" formNoValidate>
              Back
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}

/** The server names the errors of answers `answers.{id}`. */
const answerErrorsIn = (errors: FormErrors) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      name.startsWith('answers.') ? [[name.slice('answers.'.length), error]] : [],
    ),
  )
