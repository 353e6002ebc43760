import { Form } from '#ui/form.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import type { OwnOffer } from './offers.ts'

export type Props = OwnOffer

/** What a mentor offers, as the lists of mentors show it. */
export default function Mentoring(offer: Props) {
  return (
    <Page
      narrow
      title="Your mentoring"
      lead={`You’re mentoring ${offer.mentees} ${offer.mentees === 1 ? 'person' : 'people'}.`}
    >
      <Form values={{ ...offer, capacity: offer.capacity ?? '' }}>
        <TextInput label="Title" help="Appears next to your name." name="title" required maxLength={40} />
        <Textarea
          label="What you help with"
          help="Such as interviews, licensing, or moving from medic to flight crew."
          name="helpsWith"
          rows={3}
          maxLength={300}
        />
        <NumberInput
          label="Maximum number of mentees"
          help="Once you have this many, your card says you’re not taking new mentees. Leave blank for no limit."
          name="capacity"
          min={0}
          max={500}
          whole
        />
        <SubmitButton />
      </Form>
    </Page>
  )
}
