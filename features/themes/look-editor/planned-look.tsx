import { Alert } from '#ui/alert.tsx'
import { Confirm } from '#ui/confirm.tsx'
import type { LookPlan } from './schema.ts'

type Props = { url: string; plan: LookPlan }

/** What will be published by itself, and a way to stop it. */
export function PlannedLook({ url, plan: { when, by, settings, hasFailed } }: Props) {
  const cancel = (
    <Confirm
      action={`${url}/plan/delete`}
      label={hasFailed ? 'Dismiss' : 'Cancel the publication'}
      size="small"
      title={hasFailed ? 'Dismiss this publication?' : 'Cancel the publication?'}
      verb={hasFailed ? 'Dismiss' : 'Cancel the publication'}
      tone="primary"
    >
      <p>Nothing is published by itself. The draft stays as it is.</p>
    </Confirm>
  )
  if (hasFailed)
    return (
      <Alert tone="warning" title={`Not published on ${when}`} actions={cancel}>
        {by ?? 'The person who planned it'} may no longer publish the look of this site. The draft is kept:
        publish it, or plan it again.
      </Alert>
    )
  return (
    <Alert tone="info" title={`Publishes on ${when}`} actions={cancel}>
      {settings}
      {by && `, planned by ${by}`}. Changes saved to the draft until then are not part of it.
    </Alert>
  )
}
