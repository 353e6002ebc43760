import { type ReactNode, useState } from 'react'
import { UploadField } from '#features/files/widgets.ts'
import { timeZones } from '#spec/time-zones.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { cx } from '#ui/class-names.ts'
import { useInitialText } from '#ui/form-context.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { Select } from '#ui/select.tsx'
import { DateInput, Textarea, TextInput } from '#ui/text-input.tsx'
import { useUploadPath } from '#ui/upload-path.ts'
import { noticeLevels } from '../notice/schema.ts'
import { LinkRows } from './link-rows.tsx'
import styles from './page.module.css'
import { themeStatuses } from './schema.ts'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.section}>
      <h2>{title}</h2>
      {children}
    </Card>
  )
}

/** The name of a site and how it describes itself. */
export const Basics = () => (
  <Section title="Basics">
    <div className={styles.pair}>
      <TextInput label="Name" name="name" required maxLength={100} />
      <Select
        label="Status"
        name="status"
        help="Drafts are only visible to their editors, and at their preview address."
        options={themeStatuses}
      />
    </div>
    <TextInput label="Tagline" name="tagline" maxLength={200} />
    <Textarea label="Description" help="Shown by search engines." name="description" rows={2} />
    <div className={styles.pair}>
      <TextInput
        label="Contact email"
        help="Receives messages from the contact form, and appears in emails as the address for questions."
        name="contactEmail"
        type="email"
      />
      <Select
        label="Time zone"
        help="Articles appear when their date begins here."
        name="timeZone"
        options={timeZones}
      />
    </div>
    <Checkbox
      label="Keep the header in view"
      help="It stays at the top while people scroll."
      name="stickyHeader"
      orFalse
    />
  </Section>
)

export const HeaderAndFooter = () => (
  <Section title="Header and footer">
    <LinkRows
      label="Header links"
      help="An address is a path on this site, such as /jobs/search or /pages/about, or begins with https://."
      name="navigation"
      most={12}
    />
    <TextInput
      label="Line above the header"
      help="Such as: An official website of the state. Empty: none."
      name="official"
      maxLength={150}
    />
    <Textarea
      label="Notice on every page"
      help="Closed offices, a deadline, a crisis line. Empty: none."
      name="notice"
      rows={2}
      maxLength={300}
    />
    <div className={styles.pair}>
      <TextInput label="Where the notice leads (optional)" name="noticeHref" maxLength={500} />
      <Select label="Level of the notice" name="noticeLevel" options={noticeLevels} />
      <DateInput label="First day of the notice" help="Empty: at once." name="noticeFrom" />
      <DateInput label="Last day of the notice" help="Empty: until you remove it." name="noticeTo" />
    </div>
    <Checkbox
      label="Visitors may close the notice"
      help="It comes back when they open the site again."
      name="noticeClosable"
      orFalse
    />
    <div className={styles.pair}>
      <TextInput label="Phone number" help="In the header of wide screens." name="phone" maxLength={40} />
      <TextInput label="Hours" help="Such as: Monday to Friday, 8 to 5" name="hours" maxLength={60} />
    </div>
    <div className={styles.pair}>
      <TextInput label="Text of a button in the header (optional)" name="buttonLabel" maxLength={40} />
      <TextInput label="Where the button leads" name="buttonHref" maxLength={500} />
    </div>
    <LinkRows
      label="Other languages"
      help="Links above the header, each in its own language, such as Español."
      name="languages"
      most={8}
    />
    <Textarea label="Footer text" name="footerText" rows={2} />
    <LinkRows
      label="Footer links"
      help="Links of one group are a column under its name, in a footer with columns."
      name="footerLinks"
      most={20}
      grouped
    />
    <TextInput
      label="Last line of the footer (optional)"
      help="Such as: In crisis: call 988, then press 1"
      name="footerLine"
      maxLength={200}
    />
  </Section>
)

/** A logo for light pages, and one for dark ones. */
export const Logos = () => (
  <Section title="Logos">
    <div className={styles.pair}>
      <Logo name="logoLight" label="On light pages" />
      <Logo name="logoDark" label="On dark pages" />
    </div>
  </Section>
)

type LogoProps = { name: 'logoLight' | 'logoDark'; label: string }

function Logo({ name, label }: LogoProps) {
  const [address, setAddress] = useState(useInitialText(name))
  const hydrated = useHydrated()
  const path = useUploadPath()
  return (
    <div className={cx(styles.logo, name === 'logoLight' ? styles.light : styles.dark)}>
      {address && <img src={address} alt={`Logo ${label.toLowerCase()}`} />}
      <TextInput
        label={label}
        help="Address of the picture. Leave empty to show the site’s name."
        name={name}
        {...path}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      {hydrated && path.readOnly && address && (
        <Button variant="quiet" size="small" onClick={() => setAddress('')}>
          Remove
        </Button>
      )}
      {hydrated && (
        <UploadField
          label={`Upload a logo: ${label.toLowerCase()}`}
          accept="image/*"
          purpose="logo"
          onUploaded={setAddress}
        />
      )}
    </div>
  )
}
