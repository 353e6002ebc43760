import { sql } from 'kysely'
import { z } from 'zod'
import { checkbox, oneOf, optionalText } from '#schema/fields.ts'
import { saveProfile } from '../../save.ts'
import { type ResumeAudience, resumeAudiences } from '../../schema.ts'
import type { Values } from '../schema.ts'
import { section } from '../section.ts'

const audiences = resumeAudiences.map(({ value }) => value) as [ResumeAudience, ...ResumeAudience[]]

const Privacy = z.object({
  isFindable: checkbox,
  isPublic: checkbox,
  hidesLastName: checkbox,
  takesConnections: checkbox,
  shownAtEmployer: checkbox,
  employerQuote: optionalText(200, 'what you say'),
  resumeShownTo: oneOf(audiences).transform((value) => value ?? 'nobody'),
})

const switches = [
  ...(['isFindable', 'isPublic', 'hidesLastName', 'takesConnections', 'shownAtEmployer'] as const),
]

/** Who may see what. */
export const privacy = section({
  schema: Privacy,
  async fieldsOf(_db, stored) {
    const on: Values = Object.fromEntries(switches.map((name) => [name, stored[name] ? 'on' : '']))
    return {
      values: { ...on, employerQuote: stored.employerQuote ?? '', resumeShownTo: stored.resumeShownTo },
    }
  },
  async save(db, _request, userId, input) {
    await db.transaction().execute(async (trx) => {
      await saveProfile(trx, userId, input)
      // Public pages name people as they wish: cached ones are dropped at once.
      await sql`select pg_notify('content', '')`.execute(trx)
    })
  },
})
