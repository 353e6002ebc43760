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
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { useUploadPath } from '#ui/upload-path.ts'
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
      help="Such as: An official website of the State of Franklin. Empty: none."
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
    <TextInput label="Where the notice leads (optional)" name="noticeHref" maxLength={500} />
    <div className={styles.pair}>
      <TextInput label="Phone number" help="In the header of wide screens." name="phone" maxLength={40} />
      <TextInput label="Hours" help="Such as: Monday to Friday, 8 to 5" name="hours" maxLength={60} />
    </div>
    <Textarea label="Footer text" name="footerText" rows={2} />
    <LinkRows label="Footer links" name="footerLinks" most={20} />
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
