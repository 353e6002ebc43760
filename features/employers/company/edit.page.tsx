import { useRef, useState } from 'react'
import { UploadField } from '#features/files/widgets.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { useInitialText } from '#ui/form-context.ts'
import { FormEnd } from '#ui/form-end.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Cluster } from '#ui/layout.tsx'
import { useLeaveGuard } from '#ui/leave-guard.ts'
import { Logo } from '#ui/logo.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { EmployerChoice } from '../employer-choice.tsx'
import styles from './edit.module.css'
import type { CompanyEdit } from './schema.ts'

export type Props = CompanyEdit

/** What an employer's people write on its page. */
export default function EditCompany({ employer, employers, values, types }: Props) {
  const form = useRef<HTMLDivElement>(null)
  useLeaveGuard(form)
  const action = `/employer/page?employer=${employer.id}&unmodifiedSince=${employer.updatedAt}`
  return (
    <Page
      narrow
      title="Company page"
      lead={`What people read about ${employer.name}.`}
      actions={
        <Cluster>
          <EmployerChoice employers={employers} current={employer.id} path="/employer/page" />
          <ButtonLink href={employer.href} variant="secondary" icon="eye">
            See your page
          </ButtonLink>
        </Cluster>
      }
    >
      <div ref={form}>
        <Form action={action} values={values} key={employer.updatedAt}>
          <Words />
          <FactFields types={types} name={employer.name} />
          <Address />
          <FormEnd cancel={`/employer?employer=${employer.id}`} />
        </Form>
      </div>
    </Page>
  )
}

const Words = () => (
  <Card as="section" className={styles.section}>
    <h2>In your words</h2>
    <TextInput
      id="pitch"
      label="In one sentence"
      help="Below the name: what you do, and why people who served do well with you."
      name="pitch"
      maxLength={200}
    />
    <Textarea
      id="about"
      label="About"
      help="An empty line begins a paragraph."
      name="about"
      rows={8}
      maxLength={8000}
    />
    <Textarea
      id="current"
      label="What’s happening now"
      help="An open day, a new site, a hiring event."
      name="current"
      rows={3}
      maxLength={1000}
    />
    <Checkbox label="Members may chat with us" name="allowChat" orFalse />
  </Card>
)

const FactFields = ({ types, name }: Pick<Props, 'types'> & { name: string }) => (
  <Card as="section" className={styles.section}>
    <h2>Facts</h2>
    <LogoField company={name} />
    <TextInput id="url" label="Web address" name="url" type="url" maxLength={500} />
    <div className={styles.pair}>
      <TextInput id="industry" label="Industry" name="industry" maxLength={100} />
      <TextInput
        id="yearFounded"
        label="Year founded"
        name="yearFounded"
        inputMode="numeric"
        maxLength={4}
        short
      />
    </div>
    {types.length > 0 && (
      <Select id="employerType" label="Kind of employer" name="employerType" options={types} empty="None" />
    )}
    <TextInput
      id="contactEmail"
      label="Email address for questions"
      name="contactEmail"
      type="email"
      maxLength={254}
    />
  </Card>
)

/** The logo is uploaded; its path is not typed. */
function LogoField({ company }: { company: string }) {
  const [logo, setLogo] = useState(useInitialText('logo'))
  const hydrated = useHydrated()
  return (
    <div className={styles.logo} id="logo">
      <input type="hidden" name="logo" value={logo} />
      {logo && <Logo name={company} src={logo} size="large" />}
      {hydrated && <UploadField label="Logo" accept="image/*" purpose="logo" onUploaded={setLogo} />}
    </div>
  )
}

const Address = () => (
  <Card as="section" className={styles.section}>
    <h2>Where</h2>
    <TextInput label="Street" name="addressLine1" autoComplete="address-line1" maxLength={200} />
    <TextInput
      label="Floor, suite (optional)"
      name="addressLine2"
      autoComplete="address-line2"
      maxLength={200}
    />
    <div className={styles.pair}>
      <TextInput id="city" label="City" name="city" autoComplete="address-level2" maxLength={100} />
      <TextInput label="State" name="state" autoComplete="address-level1" maxLength={50} short />
      <TextInput label="ZIP code" name="zip" autoComplete="postal-code" maxLength={10} short />
    </div>
  </Card>
)
