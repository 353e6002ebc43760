import type { Ask } from '#features/sign-up/schema.ts'
import type { FormState } from '#ui/form.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { Section } from '../edit-words.tsx'
import styles from '../page.module.css'
import { ThemeForm } from '../theme-form.tsx'
import { QuizFields } from './quiz-fields.tsx'
import type { SignupEdit } from './schema.ts'

export type Props = SignupEdit

/** What a site asks of those who sign up. */
export default function EditSignup({ settings, ...page }: Props) {
  return (
    <ThemeForm {...page} part="/sign-up" title={`Sign-up of ${page.theme.name}`}>
      {(state) => (
        <>
          <Fields settings={settings} {...state} />
          <QuizFields settings={settings} {...state} />
          <More settings={settings} {...state} />
        </>
      )}
    </ThemeForm>
  )
}

type PartProps = Pick<Props, 'settings'> & FormState

function Fields({ settings, errors, typed }: PartProps) {
  return (
    <Section title="What is asked">
      <p className={styles.note}>
        Everybody gives a name, a ZIP code, an email address and a password. As soon as more than the branch
        is asked for, sign-up has a second step.
      </p>
      <TextInput
        label="Above the form"
        help="A sentence that says what an account is good for."
        name="lead"
        maxLength={300}
        defaultValue={typed.lead ?? settings.lead}
        error={errors.lead}
      />
      <div className={styles.pair}>
        {asked.map(({ name, label, help }) => (
          <Select
            key={name}
            label={label}
            help={help}
            name={name}
            options={asks}
            defaultValue={typed[name] ?? settings[name]}
            error={errors[name]}
          />
        ))}
      </div>
      <Textarea
        label="Agreement"
        help="Everybody agrees to the terms and the privacy policy. What else is agreed to stands below the box."
        name="agreement"
        rows={2}
        maxLength={500}
        defaultValue={typed.agreement ?? settings.agreement}
        error={errors.agreement}
      />
    </Section>
  )
}

const asks = [
  { value: 'no', label: 'Not asked' },
  { value: 'optional', label: 'Optional' },
  { value: 'required', label: 'Required' },
]

const asked: { name: AskedField; label: string; help?: string }[] = [
  { name: 'branch', label: 'Branch of service', help: 'Never required of military spouses.' },
  { name: 'phone', label: 'Phone number' },
  { name: 'addressLine1', label: 'Street address' },
  { name: 'city', label: 'City' },
  { name: 'county', label: 'County' },
  { name: 'dischargeReason', label: 'Reason for discharge' },
  { name: 'careerInterests', label: 'Career interests' },
  { name: 'resume', label: 'Resume' },
  { name: 'dd214', label: 'DD214', help: 'With questions below: only of those whom they mark as Veteran.' },
]

type Settings = Props['settings']
type AskedField = { [name in keyof Settings]: Settings[name] extends Ask ? name : never }[keyof Settings]

function More({ settings, errors, typed }: PartProps) {
  const organization = 'extendedProfile.organization'
  return (
    <Section title="More">
      <TextInput
        label="Organization with an extended profile (optional)"
        help="By its name it asks how people heard of it, and which other services they need."
        name={organization}
        maxLength={120}
        defaultValue={typed[organization] ?? settings.extendedProfile?.organization}
        error={errors[organization]}
      />
      <TextInput
        label="Fundraiser that tickets are issued for (optional)"
        help="Its address, or the id in it. Then a ticket can be issued to each member."
        name="createTicketsForFundraiser"
        maxLength={300}
        spellCheck={false}
        defaultValue={typed.createTicketsForFundraiser ?? settings.createTicketsForFundraiser ?? ''}
        error={errors.createTicketsForFundraiser}
      />
    </Section>
  )
}
