import { useState } from 'react'
import { RadioGroup } from '#ui/choice.tsx'
import { Conditional } from '#ui/conditional.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { DateInput, TextInput } from '#ui/text-input.tsx'
import type { LookPlan } from './schema.ts'

type Props = {
  url: string
  /** 'Publish 6 changes' */
  label: string
  changes: number
  /** when the draft was saved that is shown */
  savedAt: string
  plan: LookPlan | null
  timeZone: string
}

const whens = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a time' },
]

/** Asks once, and publishes the draft now or at a moment of the site. */
export function PublishDraft({ url, label, changes, savedAt, plan, timeZone }: Props) {
  const [when, setWhen] = useState('now')
  return (
    <Confirm
      variant="primary"
      label={label}
      title={`${label}?`}
      verb="Publish"
      tone="primary"
      action={`${url}/publish?unmodifiedSince=${savedAt}`}
    >
      <Stack>
        <p>
          Visitors see {changes === 1 ? 'it' : 'them'} at once, or from a time that you choose. The look of
          today stays as a version and can be brought back.
        </p>
        <input type="hidden" name="planned" value={plan?.plannedAt ?? ''} />
        <RadioGroup label="When" name="when" options={whens} value={when} onChange={setWhen} inline />
        <Conditional isShown={when === 'later'} concerns="If you chose a time">
          <Stack>
            <Cluster>
              <DateInput label="Day" name="date" />
              <TextInput label="Time" name="time" type="time" short />
            </Cluster>
            <p>
              On the clock of the site: {timeZone} time. What is saved into the draft after this is not part
              of it.
              {plan && ` It replaces what is scheduled for ${plan.when}.`}
            </p>
          </Stack>
        </Conditional>
      </Stack>
    </Confirm>
  )
}
