import { money } from '#schema/money.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'

export type Props = { reference: string; cents: number; last4: string; isOpen: boolean }

/** Where a bank would ask its customer: 3-D Secure of the demonstration. */
export default function DemoBank({ reference, cents, last4, isOpen }: Props) {
  return (
    <Page title="Confirm with your bank" lead={`${money(cents)} with the card ending ${last4}`} narrow>
      <Alert tone="warning" title="Demonstration: no money moves">
        A real bank would send you a code here.
      </Alert>
      {isOpen ? (
        <Form action={`/payments/demo-bank/${reference}`}>
          <Cluster>
            <SubmitButton name="answer" value="confirm">
              Confirm the payment
            </SubmitButton>
            <SubmitButton name="answer" value="refuse" variant="secondary">
              Refuse it
            </SubmitButton>
          </Cluster>
        </Form>
      ) : (
        <p>This payment has been answered.</p>
      )}
    </Page>
  )
}
