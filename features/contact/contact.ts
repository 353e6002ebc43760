import type { FastifyRequest } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import { mailSite } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import { contactMessages } from '#spec/messages.ts'
import type { ContactForm } from './schema.ts'

type Site = { id: string; name: string; contactEmail: string | null }

/** Why messages of this site would not arrive, in words for those who can mend it; null when they do. */
export function contactProblem({ contactEmail }: Site, subject?: string): string | null {
  if (!contactEmail?.includes('@')) return contactMessages.noAddress
  return subject === undefined || subject.trim() ? null : contactMessages.noSubject
}

/** Mails a message to the contact address of the site; whoever answers it answers the person. */
export async function sendMessage(db: Db, request: FastifyRequest, form: ContactForm): Promise<void> {
  const { site } = request
  const { name, email, message } = form
  const subject = await subjectOf(db, site, form.subject)
  await sendMail(db, {
    to: site.contactEmail!,
    themeId: site.id,
    kind: 'contact',
    replyTo: email,
    subject,
    ...mailLayout({
      site: mailSite(request),
      heading: subject,
      paragraphs: [message],
      closing: [`From ${name}, ${email}.`],
      footer: `Written in the contact form of ${site.name}. Your answer goes to ${email}.`,
    }),
  })
}

/** The subject that a form of this site has; a message under any other comes under a plain one. */
async function subjectOf(db: Db, site: Site, subject: string): Promise<string> {
  const path = '$.containers[*].columns[*] ? (@.contentType == "contactForm" && @.emailSubject == $subject)'
  const known = await db
    .selectFrom('pages')
    .select('id')
    .where((where) => where.or([where('theme_id', '=', site.id), where('is_global', '=', true)]))
    .where(
      sql<SqlBool>`jsonb_path_exists(document, ${path}::jsonpath, ${JSON.stringify({ subject })}::jsonb)`,
    )
    .executeTakeFirst()
  return known && subject ? subject : `A message through ${site.name}`
}
