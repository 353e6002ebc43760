import { useState } from 'react'
import { waysOfHearing, waysWithDetails } from '#spec/lists.ts'
import { Checkbox } from '#ui/choice.tsx'
import { Conditional } from '#ui/conditional.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { FormSection } from './part.tsx'
import type { SignupInput } from './schema.ts'

type Props = { organization: string; typed: Partial<SignupInput> }

/** Extra questions of one organization (document 3, sections 3 and 5). */
export function ExtendedProfile({ organization, typed }: Props) {
  const [way, setWay] = useState(typed.howDidYouHear ?? '')
  const [needs, setNeeds] = useState(typed.needsOtherServices ?? false)
  const hydrated = useHydrated()
  return (
    <FormSection title={`You and ${organization}`}>
      <Select
        label={`How did you hear about ${organization}?`}
        name="howDidYouHear"
        options={waysOfHearing}
        empty="Please choose"
        required
        onChange={(event) => setWay(event.target.value)}
      />
      <Conditional isShown={waysWithDetails.includes(way)} concerns="If you chose Staff or Other">
        <TextInput label="Who was it, or what?" name="details" maxLength={500} required={hydrated} />
      </Conditional>
      <Checkbox
        label="I require other services"
        help="Housing, health care, benefits, legal help, child care …"
        name="needsOtherServices"
        value="true"
        onChange={(event) => setNeeds(event.target.checked)}
      />
      <Conditional isShown={needs} concerns="If you require other services">
        <Textarea label="Which ones?" name="otherServices" maxLength={500} required={hydrated} />
      </Conditional>
    </FormSection>
  )
}
