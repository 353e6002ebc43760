import type { Ask } from '#features/sign-up/schema.ts'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { Section } from '../edit-words.tsx'
import styles from '../page.module.css'
import { ThemeForm } from '../theme-form.tsx'
import { CustomQuestions } from './custom-questions.tsx'
import type { SignupEdit } from './schema.ts'

export type Props = SignupEdit

/** Edits the sign-up settings of a site. */
export default function EditSignup({ settings, fundraisers, ...page }: Props) {
  return (
    <ThemeForm {...page} part="/sign-up" title={`Sign-up of ${page.theme.name}`} values={settings}>
      <Fields />
      <CustomQuestions quiz={settings.quiz} />
      <More fundraisers={fundraisers} />
    </ThemeForm>
  )
}

const Fields = () => (
  <Section title="What you ask for">
    <p className={styles.note}>
      Everyone gives a name, a ZIP code, an email address and a password. Asking for more than the branch adds
      a second step to sign-up.
    </p>
    <TextInput
      label="Above the form"
      help="A sentence about the benefits of an account."
      name="lead"
      maxLength={300}
    />
    <div className={styles.pair}>
      {askedFields.map((field) => (
        <Select key={field.name} {...field} options={asks} />
      ))}
    </div>
    <Textarea
      label="Agreement"
      help="Everyone agrees to the terms and the privacy policy. Anything more appears below that box."
      name="agreement"
      rows={2}
      maxLength={500}
    />
  </Section>
)

const asks = [
  { value: 'no', label: 'Not asked' },
  { value: 'optional', label: 'Optional' },
  { value: 'required', label: 'Required' },
]

const askedFields: { name: AskedField; label: string; help?: string }[] = [
  { name: 'branch', label: 'Branch of service', help: 'Always optional for military spouses.' },
  { name: 'phone', label: 'Phone number' },
  { name: 'addressLine1', label: 'Street address' },
  { name: 'city', label: 'City' },
  { name: 'county', label: 'County' },
  { name: 'dischargeReason', label: 'Reason for discharge' },
  { name: 'careerInterests', label: 'Career interests' },
  { name: 'resume', label: 'Resume' },
  { name: 'dd214', label: 'DD214', help: 'With the questions below: only from people they mark as Veteran.' },
]

type Settings = Props['settings']
type AskedField = { [name in keyof Settings]: Settings[name] extends Ask ? name : never }[keyof Settings]

const More = ({ fundraisers }: Pick<Props, 'fundraisers'>) => (
  <Section title="More">
    <TextInput
      label="Organization with an extended profile (optional)"
      help="Sign-up asks how people heard of this organization and which other services they need."
      name="extendedProfile.organization"
      maxLength={120}
    />
    <Select
      label="Fundraiser that tickets are issued for (optional)"
      help="Everyone who signs up gets a ticket by email. You can also issue one to each member."
      name="createTicketsForFundraiser"
      options={fundraisers}
      empty="No tickets"
    />
  </Section>
)
