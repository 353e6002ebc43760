import { type ReactNode, useState } from 'react'
import { UploadField } from '#features/files/widgets.ts'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import type { FormErrors, FormState } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import styles from './page.module.css'
import { LinkRows } from './rows/rows.tsx'
import { type ThemeEdit, themeStatuses } from './schema.ts'

type Props = Pick<ThemeEdit, 'theme'> & FormState

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.section}>
      <h2>{title}</h2>
      {children}
    </Card>
  )
}

/** The first thing wrong with a field of several lines. */
export const ofLines = (errors: FormErrors, name: string): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([field]) => field.startsWith(`${name}.`))?.[1]

/** What a site is called and says of itself. */
export function Words({ theme, errors, typed }: Props) {
  return (
    <Section title="Words">
      <div className={styles.pair}>
        <TextInput
          label="Name"
          name="name"
          required
          maxLength={100}
          defaultValue={typed.name ?? theme.name}
          error={errors.name}
        />
        <Select
          label="Status"
          name="status"
          help="A draft answers at its preview address alone."
          options={themeStatuses}
          defaultValue={typed.status ?? theme.status}
          error={errors.status}
        />
      </div>
      <TextInput
        label="Tagline"
        name="tagline"
        maxLength={200}
        defaultValue={typed.tagline ?? theme.tagline}
        error={errors.tagline}
      />
      <Textarea
        label="Description"
        help="What search engines show."
        name="description"
        rows={2}
        defaultValue={typed.description ?? theme.description}
        error={errors.description}
      />
      <div className={styles.pair}>
        <TextInput
          label="Contact address"
          help="Where the contact form writes to, and mails say whom to ask."
          name="contactEmail"
          type="email"
          defaultValue={typed.contactEmail ?? theme.contactEmail ?? ''}
          error={errors.contactEmail}
        />
        <Select
          label="Header"
          help="What the head of each page stands on."
          name="header"
          options={[
            { value: 'plain', label: 'The colour of the page' },
            { value: 'brand', label: 'The brand colour' },
          ]}
          defaultValue={typed.header ?? theme.header}
          error={errors.header}
        />
      </div>
    </Section>
  )
}

/** Where the header and the footer of each page lead. */
export function Ways({ theme, errors, typed }: Props) {
  return (
    <Section title="Header and footer">
      <LinkRows
        label="Links of the header"
        help="An address is a path of this site, such as /jobs/search or /pages/about, or begins with https://."
        name="navigation"
        rows={theme.navigation}
        most={12}
        {...{ errors, typed }}
      />
      <Textarea
        label="Words of the footer"
        name="footerText"
        rows={2}
        defaultValue={typed.footerText ?? theme.footerText}
        error={errors.footerText}
      />
      <LinkRows
        label="Links of the footer"
        name="footerLinks"
        rows={theme.footerLinks}
        most={20}
        {...{ errors, typed }}
      />
    </Section>
  )
}

/** A logo for light pages, and one for dark ones. */
export function Logos({ theme, errors, typed }: Props) {
  return (
    <Section title="Logos">
      <div className={styles.pair}>
        <Logo
          name="logoLight"
          label="On light pages"
          address={typed.logoLight ?? theme.logoLight ?? ''}
          error={errors.logoLight}
        />
        <Logo
          name="logoDark"
          label="On dark pages"
          address={typed.logoDark ?? theme.logoDark ?? ''}
          error={errors.logoDark}
        />
      </div>
    </Section>
  )
}

type LogoProps = { name: 'logoLight' | 'logoDark'; label: string; address: string; error?: string }

function Logo({ name, label, address, error }: LogoProps) {
  const [shown, setShown] = useState(address)
  const hydrated = useHydrated()
  return (
    <div className={cx(styles.logo, name === 'logoLight' ? styles.light : styles.dark)}>
      {shown && <img src={shown} alt={`The logo ${label.toLowerCase()}`} />}
      <TextInput
        label={label}
        help="Its address; empty: the name of the site stands there."
        name={name}
        value={shown}
        onChange={(event) => setShown(event.target.value)}
        error={error}
      />
      {hydrated && (
        <UploadField
          label={`Upload a logo: ${label.toLowerCase()}`}
          accept="image/*"
          purpose="logo"
          onUploaded={setShown}
        />
      )}
    </div>
  )
}
