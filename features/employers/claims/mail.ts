import { notify } from '#features/notices/index.ts'
import type { Db } from '#lib/db.ts'
import { type MailSite, mailLayout, sendMail } from '#lib/mail.ts'
import type { HeldClaim } from './decide.ts'

/** The site that a claim was made on; for one that is gone, the site of the request. */
export type ClaimSites = (db: Db, themeId: string | null) => Promise<{ site: MailSite; themeId: string }>

type Decided = { state: 'approved' | 'rejected'; reason: string | null }

/** Tells the claimant what the staff decided: a notice, and a mail. */
export async function tellClaimant(
  trx: Db,
  sites: ClaimSites,
  claim: HeldClaim,
  { state, reason }: Decided,
): Promise<void> {
  const { site, themeId } = await sites(trx, claim.themeId)
  const isApproved = state === 'approved'
  const { wantsMail } = await notify(trx, {
    ...{ userId: claim.userId, kind: 'employer', themeId, key: `claim ${claim.id}` },
    who: claim.employer,
    what: isApproved
      ? 'is yours to manage: you are now an owner'
      : 'is not yours to manage: your claim was not approved',
    detail: reason ?? '',
    href: isApproved ? '/employer' : `/employer/profile/${claim.employerId}`,
  })
  if (!wantsMail) return
  const { heading, ...rest } = state === 'approved' ? approved(claim, site) : rejected(claim, site, reason)
  await sendMail(trx, {
    to: claim.email,
    toName: `${claim.firstName} ${claim.lastName}`,
    themeId,
    kind: 'employer-claim',
    subject: heading,
    ...mailLayout({ site, heading, ...rest }),
  })
}

const approved = ({ firstName, employer }: HeldClaim, site: MailSite) => ({
  heading: `You now manage ${employer}`,
  paragraphs: [
    `Hello ${firstName},`,
    `We have approved your request: you are now an owner of ${employer} on ${site.name}.`,
  ],
  button: { label: `Go to ${site.name}`, href: `${site.origin}/` },
})

const rejected = ({ firstName, employer }: HeldClaim, site: MailSite, reason: string | null) => ({
  heading: `Your request about ${employer}`,
  paragraphs: [
    `Hello ${firstName},`,
    `You asked to manage ${employer} on ${site.name}. We could not approve that.`,
    ...(reason ? ['The reason:', reason] : []),
    ...(site.contactEmail ? [`If you think that is a mistake, write to ${site.contactEmail}.`] : []),
  ],
})
