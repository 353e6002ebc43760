import type { FastifyRequest } from 'fastify'
import { type Approval, decideApproval } from '#features/employers/index.ts'
import { notify } from '#features/notices/index.ts'
import { mailSite, mailSiteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { type MailSite, mailLayout, sendMail } from '#lib/mail.ts'
import type { Tools } from '#lib/web.ts'

type Decided = Awaited<ReturnType<typeof decideApproval>>[number]
type From = { site: MailSite; themeId: string }

/** Approves employers or revokes it, and notifies their managers. @returns how many changed @throws as decideApproval */
export const approveEmployers = (
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  request: FastifyRequest,
  ids: string[],
  approval: Approval,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const changed = await decideApproval(trx, request, ids, approval)
    for (const employer of changed)
      await tellManagers(trx, await siteOf(trx, settings, request, employer), employer, approval)
    return changed.length
  })

/** The site that the employer signed up on; for one that is gone, the site of the request. */
async function siteOf(
  trx: Db,
  settings: Tools['settings'],
  request: FastifyRequest,
  { themeId }: Decided,
): Promise<From> {
  const own = themeId && (await mailSiteOf(trx, settings, themeId))
  return own ? { site: own, themeId } : { site: mailSite(request), themeId: request.site.id }
}

/** A notice, and a mail, to everybody who works there. */
async function tellManagers(trx: Db, from: From, { id, name }: Decided, approval: Approval): Promise<void> {
  const { isApproved, reason } = approval
  const managers = await trx
    .selectFrom('employer_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where('employer_id', '=', id)
    .where('disabled_at', 'is', null)
    .execute()
  for (const manager of managers) {
    const { wantsMail } = await notify(trx, {
      ...{ userId: manager.id, kind: 'employer', themeId: from.themeId, key: `approval ${id}` },
      who: name,
      what: isApproved ? 'is approved' : 'is not approved',
      detail: isApproved ? 'You can post jobs, see applicants and search for candidates.' : (reason ?? ''),
      href: '/employer',
    })
    if (wantsMail) await mailApproval(trx, from, manager, name, approval)
  }
}

async function mailApproval(
  trx: Db,
  { site, themeId }: From,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
  name: string,
  { isApproved, reason }: Approval,
): Promise<void> {
  const heading = isApproved ? `${name} is approved` : `${name} is not approved`
  const news = isApproved
    ? [
        `${name} is approved on ${site.name}. You can post jobs, see applicants and search for candidates now.`,
      ]
    : [`${name} is not approved on ${site.name}.`, ...(reason ? ['The reason:', reason] : [])]
  await sendMail(trx, {
    to: email,
    toName: `${firstName} ${lastName}`,
    themeId,
    kind: 'employer-approval',
    subject: heading,
    ...mailLayout({
      site,
      heading,
      paragraphs: [`Hello ${firstName},`, ...news],
      ...(isApproved && { button: { label: 'Your employer', href: `${site.origin}/employer` } }),
    }),
  })
}
