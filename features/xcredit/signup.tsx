import { ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { Xcredit } from './schema.ts'

/** People with an account open the learning site; others make one. */
export function XcreditSignup({ xcreditId, href, name, email, mayCreate }: Xcredit) {
  if (href)
    return (
      <Stack>
        <p>Your account is {xcreditId}. What you learned in the service can count as college credit there.</p>
        <p>
          <ButtonLink href={href} icon="external" target="_blank" rel="noopener external">
            Open XCredit
          </ButtonLink>
        </p>
      </Stack>
    )
  if (!mayCreate) return <p>There is no XCredit account yet. Only {name} can create it.</p>
  return (
    <Form action="/user/miniorange/create" name="xcredit">
      <p>
        Courses of XCredit turn what you learned in the service into credentials. You need an account there;
        it is free.
      </p>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        <br />
        {email}
      </p>
      <Checkbox label="Send my name and email to XCredit" name="agree" required />
      <div>
        <SubmitButton>Create my XCredit account</SubmitButton>
      </div>
    </Form>
  )
}
