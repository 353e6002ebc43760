import { askedQuestions } from '#features/questions/list.ts'
import type { Answers, Question } from '#features/questions/schema.ts'
import type { Db } from '#lib/db.ts'
import type { SignUpAnswers } from './schema.ts'

/** What people answered when they signed up an employer or claimed it, the latest first. */
export async function signUpAnswersOf(db: Db, employerId: string): Promise<SignUpAnswers[]> {
  const rows = await db
    .selectFrom('employer_sign_up_answers as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('themes as t', 't.id', 'a.theme_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 't.name as site'])
    .select(['a.questions', 'a.answers', 'a.mentoring', 'a.answered_at'])
    .where('a.employer_id', '=', employerId)
    .orderBy('a.answered_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    person: { id: row.id, name: `${row.first_name} ${row.last_name}` },
    ...{ site: row.site, mentoring: row.mentoring, at: row.answered_at.toISOString() },
    answers: answered(row.questions as Question[], row.answers as Answers),
  }))
}

/** The questions as they were then: the site may ask others today. */
const answered = (questions: Question[], answers: Answers) =>
  askedQuestions(questions, answers).map(({ id, title }) => ({
    question: title,
    answer: id in answers ? [answers[id]!].flat().join(', ') : null,
  }))
