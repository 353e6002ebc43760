import type { FastifyRequest } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import { mailSite, shownOn } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { type Mail, mailLayout, sendMail } from '#lib/mail.ts'
import { inScope } from '#lib/site-scope.ts'
import { contactMessages } from './messages.ts'
import type { ContactForm } from './schema.ts'

type Site = { id: string; name: string; contactEmail: string | null }

/** Why messages of this site would not arrive, as a sentence for those who can fix it; null when they do arrive. */
export function contactProblem({ contactEmail }: Site, subject?: string): string | null {
  if (!contactEmail?.includes('@')) return contactMessages.noAddress
  return subject === undefined || subject.trim() ? null : contactMessages.noSubject
}

/** Mails a message to the site's contact address; replies go to the sender. Duplicates are sent once. */
export async function sendMessage(db: Db, request: FastifyRequest, form: ContactForm): Promise<void> {
  const mail = await mailOf(db, request, form)
  await db.transaction().execute(async (trx) => {
    // A double click sends both at the same moment: the second one waits and then finds the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${mail.themeId} ${mail.replyTo}`}, 0))`.execute(
      trx,
    )
    if (!(await isKnown(trx, mail))) await sendMail(trx, mail)
  })
}

/** Whether the same person sent the same message within the last hour. */
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
      footer: `Sent through the contact form of ${site.name}. Your reply goes to ${email}.`,
    }),
  }
}

async function isKnown(db: Db, { themeId, kind, replyTo, subject, text }: Mail): Promise<boolean> {
  const same = { theme_id: themeId, kind, reply_to: replyTo ?? null, subject, text_body: text }
  const known = await inScope(db, themeId ? [themeId] : [], (trx) =>
    trx
      .selectFrom('mails')
      .select('id')
      .where((row) => row.and(same))
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirst(),
  )
  return known !== undefined
}

/** The subject, if a form on this site has it; else a generic one. */
async function subjectOf(db: Db, site: Site, subject: string): Promise<string> {
  const path = '$.containers[*].columns[*] ? (@.contentType == "contactForm" && @.emailSubject == $subject)'
  const known = await db
    .selectFrom('pages')
    .select('id')
    .where(shownOn(site.id))
    .where(
      sql<SqlBool>`jsonb_path_exists(document, ${path}::jsonpath, ${JSON.stringify({ subject })}::jsonb)`,
    )
    .executeTakeFirst()
  return known && subject ? subject : `A message through ${site.name}`
}
