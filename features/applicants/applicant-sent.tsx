import { ButtonLink } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Stack } from '#ui/layout.tsx'
import styles from './applicants.module.css'
import type { ApplicantDetail } from './schema.ts'

type Of = { applicant: ApplicantDetail }

/** What came with the application: the message, service and work, the resume. */
export function Sent({ applicant: { message, resume, service, work } }: Of) {
  return (
    <section aria-labelledby="sent">
      <h3 id="sent" className={styles.subheading}>
        Application
      </h3>
      <Stack gap="small">
        {message && (
          <p className={styles.message} dir="auto">
            {message}
          </p>
        )}
        {[...service, ...work].length > 0 && (
          <ul className={styles.records}>
            {[...service, ...work].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {resume ? (
          <>
            <ButtonLink href={resume.url} variant="secondary" size="small" icon="download" download>
              {resume.name}
            </ButtonLink>
            {resume.preview && (
              <Disclosure summary="Preview of the resume">
                <iframe
                  className={styles.preview}
                  src={resume.preview}
                  title={`Resume ${resume.name}`}
                  loading="lazy"
                />
              </Disclosure>
            )}
          </>
        ) : (
          <p className={styles.line}>No resume was sent.</p>
        )}
      </Stack>
    </section>
  )
}

/** Answers to the employer's questions. */
export function Quiz({ applicant: { quizTakes } }: Of) {
  if (quizTakes.length === 0) return null
  return (
    <section aria-labelledby="quiz">
      <h3 id="quiz" className={styles.subheading}>
        Questions
      </h3>
      <ul className={styles.records}>
        {quizTakes.map((take) => (
          <li key={`${take.title} ${take.submittedAt}`}>
            <strong>{take.title}</strong>
            <dl>
              {take.answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
