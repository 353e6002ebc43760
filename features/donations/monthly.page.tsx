import { inDollars, money } from '#schema/money.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'

export type Props = {
  url: string
  plan: {
    id: string
    status: string
    to: string
    amountCents: number
    tipCents: number
    feeCents: number
    totalCents: number
    coversCosts: boolean
    day: number
    nextOn: string
    failure: string | null
    last4: string | null
    provider: string
    isArchived: boolean
  }
}

/** A monthly gift in its donor's hands: amount, day, card, skip, pause, stop. */
export default function MonthlyGift({ plan, url }: Props) {
  const { status, to, totalCents } = plan
  if (status === 'stopped')
    return (
      <Page title="Your monthly gift" lead={`To ${to}`} narrow>
        <Alert>This gift is stopped. Nothing more is charged. Thank you for all you gave.</Alert>
      </Page>
    )
  return (
    <Page title="Your monthly gift" lead={`${money(totalCents)} each month to ${to}`} narrow>
      <State plan={plan} />
      <Card as="section">
        <Form action={url} name="plan" values={{ amount: inDollars(plan.amountCents), day: plan.day }}>
          <TextInput label="Gift each month" name="amount" prefix="$" inputMode="decimal" short required />
          <TextInput
            label="Day of the month"
            name="day"
            inputMode="numeric"
            help="In shorter months, on the last day."
            short
            required
          />
          <SubmitButton />
        </Form>
      </Card>
      {plan.provider === 'demo' && (
        <Card as="section">
          <Form action={`${url}/card`} name="card">
            <TextInput
              label={`Another card${plan.last4 ? ` than the one ending ${plan.last4}` : ''}`}
              name="demoCard"
              id="card"
              inputMode="numeric"
              help="Demonstration: use 4242 4242 4242 4242."
              required
            />
            <SubmitButton>Use this card</SubmitButton>
          </Form>
        </Card>
      )}
      <Cluster>
        {status === 'active' ? (
          <>
            <Verb url={url} verb="skip">
              Skip the next one
            </Verb>
            <Verb url={url} verb="pause">
              Pause
            </Verb>
          </>
        ) : (
          <Verb url={url} verb="resume">
            Resume
          </Verb>
        )}
        <Confirm action={`${url}/stop`} label="Stop" title="Stop this monthly gift?" verb="Stop it">
          <p>Nothing more is charged. To give each month again, you start a new gift.</p>
        </Confirm>
      </Cluster>
    </Page>
  )
}

function State({ plan }: Pick<Props, 'plan'>) {
  const { status, nextOn, failure, isArchived } = plan
  if (failure)
    return (
      <Alert tone="warning" title="The last charge did not go through">
        {failure}
      </Alert>
    )
  if (status === 'paused') return <Alert>Paused: nothing is charged until you resume it.</Alert>
  if (isArchived) return <Alert>The team page is closed, so nothing is charged for now.</Alert>
  return (
    <p>
      Next on <DateText date={nextOn} exact />: {madeOf(plan)}.
    </p>
  )
}

/** Tip and card costs change with the gift. */
const madeOf = ({ amountCents, tipCents, feeCents }: Props['plan']) =>
  [
    `${money(amountCents)} gift`,
    tipCents > 0 && `${money(tipCents)} tip`,
    feeCents > 0 && `${money(feeCents)} card costs`,
  ]
    .filter(Boolean)
    .join(' + ')

const Verb = ({ url, verb, children }: { url: string; verb: string; children: string }) => (
  <Form action={`${url}/${verb}`} name={verb}>
    <SubmitButton variant="secondary">{children}</SubmitButton>
  </Form>
)
