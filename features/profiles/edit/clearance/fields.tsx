import { clearances } from '#spec/lists.ts'
import { clearanceText } from '#spec/messages.ts'
import { RadioGroup } from '#ui/choice.tsx'
import { DateInput } from '#ui/text-input.tsx'

export function ClearanceFields() {
  return (
    <>
      <RadioGroup
        label="Security clearance"
        help="The highest you have held. Only employers and mentors who can find you see it; “None” is not shown."
        name="securityClearance"
        options={clearances}
      />
      <DateInput
        label="Separation date"
        help={`${clearanceText} Leave this empty while you serve.`}
        name="clearanceEndedAt"
      />
    </>
  )
}
