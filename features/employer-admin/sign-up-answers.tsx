import { Link } from '#ui/link.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './employers.module.css'
import type { EmployerEdit } from './schema.ts'

type Of = { employer: NonNullable<EmployerEdit['employer']> }

/** What people answered when they signed it up or claimed it: the staff decide by it. */
export function SignUpAnswers({ employer: { signUps } }: Of) {
  if (!signUps.length) return null
  return (
    <section className={styles.section} aria-labelledby="sign-up">
      <h2 id="sign-up">Sign-up</h2>
      {signUps.map(({ person, site, mentoring, at, answers }) => (
        <div key={person.id} className={styles.signUp}>
          <p className={styles.line}>
            <Link href={`/admin/users/${person.id}`}>{person.name}</Link>
            {site && ` on ${site}`}, <DateText date={at} exact />
            {mentoring && '. Offers to mentor members.'}
          </p>
          {answers.length > 0 && (
            <dl className={styles.answers}>
              {answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd dir="auto">{answer ?? 'Not answered'}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      ))}
    </section>
  )
}
