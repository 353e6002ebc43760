import type { SiteProps } from '#features/themes/schema.ts'
import { Alert } from '#ui/alert.tsx'
import { usePage } from '#ui/nav.ts'
import { Page } from '#ui/page.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactMessages } from './messages.ts'
import type { ContactPage } from './schema.ts'

export type Props = ContactPage

/** A message to the people behind the site. */
export default function Contact({ isOpen }: Props) {
  const { site } = usePage<{ site: SiteProps }>().props
  return (
    <Page title="Contact" lead={`Write to the people behind ${site.name}.`} narrow>
      {isOpen ? <ContactForm /> : <Alert tone="warning">{contactMessages.closed}</Alert>}
    </Page>
  )
}
