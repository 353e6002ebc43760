import type { FastifyRequest } from 'fastify'
import { type Approval, decideApproval } from '#features/employers/index.ts'
import { mailSite } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'

/** Approves employers or revokes that, and tells their managers. @returns how many changed @throws as decideApproval */
export const approveEmployers = (
  db: Db,
  request: FastifyRequest,
  ids: string[],
  approval: Approval,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const changed = await decideApproval(trx, request, ids, approval)
    for (const employer of changed) await mailManagers(trx, request, employer, approval)
    return changed.length
  })

async function mailManagers(
  trx: Db,
  request: FastifyRequest,
  { id, name }: { id: string; name: string },
  { isApproved, reason }: Approval,
): Promise<void> {
  const managers = await trx
    .selectFrom('employer_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .where('employer_id', '=', id)
    .where('disabled_at', 'is', null)
    .execute()
  const site = mailSite(request)
  const heading = isApproved ? `${name} is approved` : `${name} is not approved`
  const news = isApproved
    ? [
        `${name} is approved on ${site.name}. You can post jobs, see applicants and search for candidates now.`,
      ]
    : [`${name} is not approved on ${site.name}.`, ...(reason ? ['The reason:', reason] : [])]
  for (const { email, firstName, lastName } of managers)
    await sendMail(trx, {
      to: email,
      toName: `${firstName} ${lastName}`,
      themeId: request.site.id,
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
