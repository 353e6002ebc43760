import type { SiteProps } from '#features/themes/schema.ts'
import { contactMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head, usePage } from '#ui/nav.ts'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import type { ContactPage } from './schema.ts'

export type Props = ContactPage

/** A message to the people behind the site. */
export default function Contact({ isOpen }: Props) {
  const { site } = usePage<{ site: SiteProps }>().props
  return (
    <Container narrow>
      <Head title="Contact" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title="Contact" lead={`Write to the people behind ${site.name}.`} />
          {!isOpen && <Alert tone="warning">{contactMessages.closed}</Alert>}
          <ContactForm />
        </Stack>
      </div>
    </Container>
  )
}
