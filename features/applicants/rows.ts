import { sql } from 'kysely'
import { fileUrl } from '#features/files/index.ts'
import { jobHref } from '#features/job-cards/index.ts'
import type { Answers, Question } from '#features/questions/schema.ts'
import type { Db } from '#lib/db.ts'
import type { ApplicantStatus } from '#spec/lists.ts'
import { quizTakesOf } from './quiz-takes.ts'
import type { ApplicantRow } from './schema.ts'

type Row = {
  id: string
  applied_at: Date
  status: ApplicantStatus
  status_at: Date
  score: number
  is_measured: boolean
  confirmed_at: Date | null
  seen_at: Date | null
  user_id: string
  first_name: string
  last_name: string
  photo_file_id: string | null
  city: string | null
  state: string | null
  validated: boolean
  job_id: string
  title: string | null
  hiring: string
  rating: number | null
  ratings: number
  quiz: { title: string; questions: Question[] } | null
  answers: Answers | null
  answered_at: Date | null
}

/** These applicants, in this order. */
export async function rowsOf(db: Db, ids: string[]): Promise<ApplicantRow[]> {
  if (!ids.length) return []
  const { rows } = await sql<Row>`
    select a.application_id as id, a.applied_at, a.status, a.status_at, a.score, a.factors is not null as is_measured,
      a.confirmed_at, a.seen_at, a.user_id, u.first_name, u.last_name, p.photo_file_id, p.city, p.state,
      coalesce(p.dd214_status = 'validated', false) as validated, a.job_id, j.title,
      coalesce(j.feed_employer, e.name) as hiring, r.rating, r.ratings, q.quiz, q.answers, q.submitted_at as answered_at
    from unnest(${ids}::uuid[]) with ordinality as chosen (id, position)
    join applicants a on a.application_id = chosen.id
    join users u on u.id = a.user_id join employers e on e.id = a.employer_id
    left join profiles p on p.user_id = a.user_id left join jobs j on j.id = a.job_id
    left join application_answers q on q.application_id = a.application_id
    left join lateral (
      select avg(rating)::float8 as rating, count(*)::int as ratings from (
        select distinct on (author_id) rating from applicant_notes n
        where n.application_id = a.application_id and rating is not null order by author_id, n.id desc) latest
    ) r on true
    order by chosen.position`.execute(db)
  return rows.map(shown)
}

const shown = (row: Row): ApplicantRow => ({
  id: row.id,
  createdAt: row.applied_at.toISOString(),
  user: {
    id: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    photo: row.photo_file_id && fileUrl(row.photo_file_id),
    place: row.city && row.state ? `${row.city}, ${row.state}` : null,
    DD214Validated: row.validated,
  },
  job: {
    id: row.job_id,
    title: row.title ?? 'A job that was deleted',
    href: row.title && jobHref({ id: row.job_id, title: row.title, employer: row.hiring }),
  },
  quizTakes: quizTakesOf(row),
  status: row.status,
  statusAt: row.status_at.toISOString(),
  confirmed: row.status === 'HIRED' && row.confirmed_at !== null,
  score: row.is_measured ? Math.round(row.score) : null,
  isNew: row.seen_at === null,
  rating: row.rating === null ? null : { average: Math.round(row.rating * 10) / 10, count: row.ratings },
})
