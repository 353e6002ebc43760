import type { From, Newcomer } from '#features/sign-up/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'

/** For a company that is signed up with an address that has an account: only its owner learns of it. */
export async function mailKnownEmployer(db: Db, { site, themeId }: From, person: Newcomer): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13)
  await sendMail(db, {
    to: person.email,
    toName: person.firstName,
    themeId,
    kind: 'known-address',
    // At most one an hour, however many attempts.
    key: `known-employer ${person.id} ${hour}`,
    subject: `You already have an account at ${site.name}`,
    ...mailLayout({
      site,
      heading: 'You already have an account',
      paragraphs: [
        `Someone, probably you, just signed up a company at ${site.name} with this address. It already has an account, so no second one was created.`,
        'Sign in, and add the company there.',
      ],
      button: { label: 'Add the company', href: `${site.origin}/employer/login?redirectTo=/employer/signup` },
      closing: [`Forgot your password? ${site.origin}/forgot?e=${encodeURIComponent(person.email)}`],
      footer: 'If it was not you, ignore this email: your account and password have not changed.',
    }),
  })
}
