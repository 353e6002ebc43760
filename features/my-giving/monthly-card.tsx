import type { ReactNode } from 'react'
import type { OwnGiving } from '#features/donations/index.ts'
import { money, totalsOf } from '#schema/money.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './my-giving.module.css'

type Plan = OwnGiving['monthly'][number]

/** A monthly gift: what is charged each month is the large figure, made of gift, tip and card costs in words. */
export function MonthlyCard({ plan }: { plan: Plan }) {
  const { amountCents: amount, tipCents: tip, status, to, day, nextOn, last4, failure, isArchived } = plan
  const { fee, total } = totalsOf({ amount, tip, coversCosts: plan.coversCosts })
  const parts = [
    `${money(amount)} gift`,
    tip > 0 && `${money(tip)} tip`,
    fee > 0 && `${money(fee)} card costs`,
  ]
  const isPaused = status === 'paused' || isArchived
  return (
    <Card as="article">
      <Stack>
        <p className={styles.monthly}>
          <span className={styles.figure}>{money(total)}</span> on day {day} of every month{' '}
          <Badge tone={isPaused ? 'neutral' : 'success'}>{isPaused ? 'Paused' : 'Active'}</Badge>
        </p>
        {failure && (
          <Alert tone="warning" title="The last charge did not go through">
            {failure}
          </Alert>
        )}
        {isArchived && <Alert>{`Paused: ${to} is a past event. Nothing is charged.`}</Alert>}
        <dl className={styles.facts}>
          <Fact label="Made of">{parts.filter(Boolean).join(' + ')}</Fact>
          <Fact label="For">{to}</Fact>
          <Fact label="Next">{isPaused ? 'Not while it is paused' : <DateText date={nextOn} exact />}</Fact>
          {last4 && <Fact label="Card">Ending {last4}</Fact>}
        </dl>
        <Verbs plan={plan} />
      </Stack>
    </Card>
  )
}

function Verbs({ plan: { url, status, to } }: { plan: Plan }) {
  return (
    <Cluster>
      <ButtonLink href={url}>Change</ButtonLink>
      {status === 'active' ? (
        <>
          <Verb url={url} verb="skip" label="Skip the next one" />
          <Verb url={url} verb="pause" label="Pause" />
        </>
      ) : (
        <Verb url={url} verb="resume" label="Resume" />
      )}
      <Confirm
        action={`${url}/stop`}
        label="Cancel gift"
        of={to}
        variant="quiet"
        title="Cancel monthly gift?"
        verb="Cancel gift"
      >
        <p>Nothing more is charged. You can also skip a month, or give less.</p>
      </Confirm>
    </Cluster>
  )
}

const Verb = ({ url, verb, label }: { url: string; verb: string; label: string }) => (
  <Form action={`${url}/${verb}`} name={`${verb}-${url.slice(-16)}`}>
    <SubmitButton variant="secondary">{label}</SubmitButton>
  </Form>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
