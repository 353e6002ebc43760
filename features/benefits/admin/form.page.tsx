import { dischargeReasons } from '#spec/lists.ts'
import { CheckboxGroup } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { DateInput, TextInput } from '#ui/text-input.tsx'
import { areaNames, type BenefitEdit, benefitAreas } from '../schema.ts'

export type Props = BenefitEdit

const path = '/admin/benefits'
const audiences = [
  { value: 'veterans', label: 'People who served' },
  { value: 'spouses', label: 'Military spouses' },
  { value: 'everyone', label: 'Everyone' },
]

/** A benefit and its rules: what is left empty asks for nothing. */
export default function BenefitForm({ benefit, values }: Props) {
  return (
    <Page title={benefit ? `Benefit: ${values.name}` : 'Add a benefit'} narrow>
      <Form
        action={benefit ? `${path}/${benefit.id}` : path}
        values={{ ...values, states: values.states?.join(' ') ?? '' }}
      >
        <Select
          label="Area"
          name="area"
          required
          empty="Please choose"
          options={benefitAreas.map((area) => ({ value: area, label: areaNames[area] }))}
        />
        <TextInput label="Name" name="name" required maxLength={80} />
        <TextInput label="What it gives" name="summary" required maxLength={200} />
        <TextInput label="Official page" name="link" type="url" required maxLength={500} />
        <TextInput label="Amount, duration or phone number" name="figure" maxLength={60} />
        <Select label="For" name="audience" options={audiences} />
        <NumberInput whole label="Service in this year or later" name="servedSince" />
        <NumberInput whole label="At least this many years of service" name="leastYears" />
        <CheckboxGroup
          label="The years do not count with these discharges"
          name="yearsWaivedFor"
          options={dischargeReasons}
        />
        <TextInput
          label="States"
          name="states"
          help="Two letters each, such as NY NJ. Leave blank for all."
          maxLength={300}
        />
        <TextInput
          label="It also requires"
          name="asks"
          help="Something a profile cannot show, such as “a VA disability rating”. Members then read “May fit”."
          maxLength={120}
        />
        <NumberInput whole label="Position" name="position" />
        <DateInput label="Checked on" name="checkedOn" required />
        <FormEnd cancel={path} />
      </Form>
    </Page>
  )
}
