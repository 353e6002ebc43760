import { clearances } from '#spec/lists.ts'
import { clearanceText } from '#spec/messages.ts'
import { RadioGroup } from '#ui/choice.tsx'
import { DateInput } from '#ui/text-input.tsx'
import type { FieldsProps } from '../fields-of.tsx'
import { textOf } from '../schema.ts'

export function ClearanceFields({ page: { values }, errors }: FieldsProps) {
  return (
    <>
      <RadioGroup
        label="Security clearance"
        help="The highest that you have held. Only employers and mentors who may find you see it; “None” is not shown."
        name="securityClearance"
        options={clearances}
        defaultValue={textOf(values, 'securityClearance')}
        error={errors.securityClearance}
      />
      <DateInput
        label="Separation date"
        help={`${clearanceText} Leave it empty while you serve.`}
        name="clearanceEndedAt"
        defaultValue={textOf(values, 'clearanceEndedAt')}
        error={errors.clearanceEndedAt}
      />
    </>
  )
}
