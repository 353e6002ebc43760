import { sql } from 'kysely'
import { fileUrl } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'
import type { ApplicantStatus } from '#spec/lists.ts'
import { notesOf } from './notes.ts'
import { rowsOf } from './rows.ts'
import type { ApplicantDetail, Factors } from './schema.ts'

/** Everything that an applicant sent, and what the employer noted. The DD214 itself is never part of it. */
export async function applicantDetail(db: Db, viewerId: string, id: string): Promise<ApplicantDetail> {
  const [[row], sent, notes, history] = await Promise.all([
    rowsOf(db, [id]),
    sentWith(db, id),
    notesOf(db, id, viewerId),
    historyOf(db, id),
  ])
  const { resumeId, resumeName, resumeType, ...rest } = sent
  return {
    ...row!,
    ...rest,
    profile: `/profile/${row!.user.id}`,
    resume: resumeId
      ? {
          url: fileUrl(resumeId),
          name: resumeName!,
          preview: resumeType === 'application/pdf' ? `/employer/applicants/${id}/resume` : null,
        }
      : null,
    notes,
    history,
  }
}

async function sentWith(db: Db, id: string) {
  const { confirmedAt, ...row } = await db
    .selectFrom('applicants as a')
    .innerJoin('applications as sent', 'sent.id', 'a.application_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('files as f', (join) =>
      join.onRef('f.id', '=', 'sent.resume_file_id').onRef('f.owner_id', '=', 'a.user_id'),
    )
    .select(['u.email', 'u.phone', 'sent.message', 'a.confirmed_at as confirmedAt'])
    .select(['f.id as resumeId', 'f.name as resumeName', 'f.type as resumeType'])
    .select(sql<Factors | null>`a.factors`.as('factors'))
    .select(sql<string | null>`to_char(a.starts_on, 'YYYY-MM-DD')`.as('startsOn'))
    .select(serviceOf.as('service'))
    .select(workOf.as('work'))
    .where('a.application_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, message: row.message || null, confirmedAt: confirmedAt?.toISOString() ?? null }
}

const serviceOf = sql<string[]>`coalesce((
  select json_agg(concat_ws(': ', c.name, nullif(concat_ws(' ', mo.code, mo.title), '')) order by s.position)
  from service_records s left join corps c on c.id = s.corps_id
  left join military_occupations mo on mo.id = s.occupation_id
  where s.user_id = a.user_id and (c.id is not null or mo.id is not null)), '[]')`

const workOf = sql<string[]>`coalesce((
  select json_agg(concat_ws(', ', concat_ws(' at ', nullif(w.title, ''), nullif(w.organization, '')),
    nullif(concat_ws(' to ', w.from_year, coalesce(w.to_year::text, 'today')), '')) order by coalesce(w.to_year, 9999) desc, w.position)
  from work_records w where w.user_id = a.user_id), '[]')`

async function historyOf(db: Db, id: string): Promise<ApplicantDetail['history']> {
  const rows = await db
    .selectFrom('applicant_changes as c')
    .leftJoin('users as u', 'u.id', 'c.set_by')
    .select(['c.status', 'c.at', sql<string | null>`u.first_name || ' ' || u.last_name`.as('by')])
    .where('c.application_id', '=', id)
    .orderBy('c.id', 'desc')
    .execute()
  return rows.map(({ status, at, by }) => ({ status: status as ApplicantStatus, at: at.toISOString(), by }))
}
