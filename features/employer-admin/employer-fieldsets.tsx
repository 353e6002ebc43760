import type { ReactNode } from 'react'
import { Checkbox, CheckboxGroup } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import styles from './employers.module.css'
import type { EmployerEdit } from './schema.ts'

type Choice = { value: string; label: string }
type Props = Pick<EmployerEdit, 'types' | 'sites' | 'categories'> & { managers: Choice[] }

/** The fields of document 2, section 3. */
export function EmployerFieldsets({ types, sites, categories, managers }: Props) {
  return (
    <>
      <Section title="Company">
        <TextInput label="Name" name="name" required maxLength={200} />
        <Pair>
          <TextInput label="Web address" name="url" type="url" placeholder="https://" />
          <TextInput label="Logo" name="logo" help="The address of a picture." />
          <TextInput label="Industry" name="industry" />
          <TextInput label="Year founded" name="yearFounded" inputMode="numeric" short />
          <Select label="Employer type" name="employerType" options={types} empty="None" />
          <TextInput label="Local union number" name="localUnion" inputMode="numeric" short />
        </Pair>
        <Checkbox label="Trade union" name="tradeUnion" />
        <Checkbox label="AbilityOne" name="abilityOne" />
        <Checkbox label="Federal contractor" name="federalContractor" />
      </Section>
      <Section title="About">
        <TextInput label="Pitch" name="about.pitch" help="What it does, in one sentence." maxLength={500} />
        <Textarea label="About" name="about.about" rows={6} />
        <Textarea label="What’s happening now" name="about.current" rows={3} />
      </Section>
      <Section title="Address">
        <TextInput label="Street" name="address.line1" />
        <TextInput label="Second line" name="address.line2" />
        <Pair>
          <TextInput label="City" name="address.city" />
          <TextInput label="State" name="address.state" short />
          <TextInput label="ZIP" name="address.zip" short />
        </Pair>
      </Section>
      <Section title="Jobs">
        <Textarea
          label="Feeds"
          name="feeds"
          rows={3}
          spellCheck={false}
          help="One web address per line. Removing one takes its jobs down."
        />
        <Pair>
          <Select label="Default category" name="defaultCategory" options={categories} empty="None" />
          <Select
            label="How people apply"
            name="jobg8ApplyType"
            options={[
              { value: 'link', label: 'By link' },
              { value: 'email', label: 'By email' },
            ]}
          />
        </Pair>
        <Checkbox
          label="Jobs never expire"
          name="neverExpireJobs"
          help="They stay open past their closing date."
        />
      </Section>
      <Section title="Contact and email">
        <TextInput label="Contact email" name="contactEmail" type="email" help="Applicants reply to it." />
        <Checkbox
          label="Weekly summary"
          name="emailSummary"
          help="New applicants, and jobs that close soon, to its managers."
        />
        <Checkbox label="Members may chat with its managers" name="allowChat" />
      </Section>
      <Section title="Rights">
        <Select
          label="Site"
          name="sourceTheme"
          options={sites}
          empty="None: all sites"
          help="Its name is unique there."
        />
        <Checkbox label="Needs approval" name="needsApproval" />
        <Checkbox label="Subscribed" name="subscribed" help="Its managers can search for candidates." />
        <Checkbox label="Paid search" name="paidSearch" />
        <Checkbox label="Can pay for candidate search" name="allowSearchPayment" />
        {managers.length > 0 && <CheckboxGroup label="Owners" name="owners" options={managers} />}
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  )
}

const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
