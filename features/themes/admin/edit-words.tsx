import { createContext, type ReactNode, useContext, useState } from 'react'
import { UploadField } from '#features/files/widgets.ts'
import { timeZones } from '#spec/time-zones.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { useInitialText } from '#ui/form-context.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { wordSettings } from '#ui/look-settings.ts'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { useUploadPath } from '#ui/upload-path.ts'
import type { LineKey } from '../look/schema.ts'
import { WordField } from '../look-fields.tsx'
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
    <Line name="stickyHeader" />
  </Section>
)

/** Lines that this person does not change. */
export const ReservedLines = createContext<readonly string[]>([])

/** A setting of the look that is also a line of this form, without the draft. */
function Line({ name }: { name: LineKey }) {
  const isReserved = useContext(ReservedLines).includes(name)
  const setting = wordSettings.find(({ key }) => key === name)
  if (isReserved || !setting || setting.kind === 'picture') return null
  return <WordField setting={setting} />
}

export const HeaderAndFooter = () => (
  <Section title="Header and footer">
    <LinkRows
      label="Header links"
      help="An address is a path on this site, such as /jobs/search or /pages/about, or begins with https://."
      name="navigation"
      most={12}
    />
    <Line name="official" />
    <Line name="notice" />
    <div className={styles.pair}>
      <Line name="noticeHref" />
      <Line name="noticeLink" />
      <Line name="noticeLevel" />
      <Line name="noticeFrom" />
      <Line name="noticeTo" />
    </div>
    <Line name="noticeClosable" />
    <div className={styles.pair}>
      <Line name="phone" />
      <Line name="hours" />
    </div>
    <div className={styles.pair}>
      <Line name="buttonLabel" />
      <Line name="buttonHref" />
    </div>
    <Line name="languages" />
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
