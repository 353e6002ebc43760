import type { FastifyRequest } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import { mailSite } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { type Mail, mailLayout, sendMail } from '#lib/mail.ts'
import { contactMessages } from '#spec/messages.ts'
import type { ContactForm } from './schema.ts'

type Site = { id: string; name: string; contactEmail: string | null }

/** Why messages of this site would not arrive, in words for those who can mend it; null when they do. */
export function contactProblem({ contactEmail }: Site, subject?: string): string | null {
  if (!contactEmail?.includes('@')) return contactMessages.noAddress
  return subject === undefined || subject.trim() ? null : contactMessages.noSubject
}

/** Mails a message to the contact address of the site; whoever answers it answers the person. Sent again, it is one. */
export async function sendMessage(db: Db, request: FastifyRequest, form: ContactForm): Promise<void> {
  const mail = await mailOf(db, request, form)
  await db.transaction().execute(async (trx) => {
    // A double click sends both at the same moment: the second waits, and finds the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${mail.themeId} ${mail.replyTo}`}, 0))`.execute(
      trx,
    )
    if (!(await isKnown(trx, mail))) await sendMail(trx, mail)
  })
}

/** Whether the same message of the same person came within the hour. */
export const wasSent = async (db: Db, request: FastifyRequest, form: ContactForm): Promise<boolean> =>
  isKnown(db, await mailOf(db, request, form))

async function mailOf(db: Db, request: FastifyRequest, form: ContactForm) {
  const { site } = request
  const { name, email, message } = form
  const subject = await subjectOf(db, site, form.subject)
  return {
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
  }
}

async function isKnown(db: Db, { themeId, kind, replyTo, subject, text }: Mail): Promise<boolean> {
  const known = await db
    .selectFrom('mails')
    .select('id')
    .where((row) => row.and({ theme_id: themeId, kind, reply_to: replyTo ?? null, subject, text_body: text }))
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst()
  return known !== undefined
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
