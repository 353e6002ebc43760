import { sql } from 'kysely'
import { mailSiteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import { inScope } from '#lib/site-scope.ts'
import type { Settings } from '../../../config.ts'
import { pageOfStatement } from '../links.ts'

/** Mails each donor the statement of a year, once: the mail's key says for which. @returns how many there were */
export async function mailStatements(db: Db, settings: Settings, year: number): Promise<number> {
  const { rows } = await inScope(db, 'everywhere', (trx) =>
    sql<{ themeId: string; email: string; id: string | null; name: string }>`
      select d.theme_id as "themeId", lower(d.donor ->> 'email') as email, min(d.user_id::text) as id,
        max(d.donor ->> 'firstName') as name
      from donations d join themes s on s.id = d.theme_id
      where d.state = 'succeeded' and d.channel <> 'match' and coalesce(d.donor ->> 'email', '') <> ''
        and extract(year from d.succeeded_at at time zone s.time_zone) = ${year}
      group by 1, 2 having sum(d.amount_cents - d.refunded_cents) > 0`.execute(trx),
  )
  for (const { themeId, email, id, name } of rows) {
    const site = await mailSiteOf(db, settings, themeId)
    if (!site) continue
    await sendMail(db, {
      ...{
        to: email,
        toName: name,
        themeId,
        kind: 'statement',
        key: `statement ${themeId} ${year} ${email}`,
      },
      subject: `Your ${year} statement of gifts to ${site.name}`,
      ...mailLayout({
        site,
        heading: `Thank you for ${year}, ${name}`,
        paragraphs: ['All of your gifts for the year on one page, with the wording you need for your taxes.'],
        button: {
          label: `${year} statement (PDF)`,
          href: `${site.origin}${pageOfStatement(settings.secret, themeId, { id, email, year })}`,
        },
      }),
    })
  }
  return rows.length
}
