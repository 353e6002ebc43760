import { RadioGroup } from '#ui/choice.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { Textarea } from '#ui/text-input.tsx'
import styles from './applicants.module.css'
import { ratingWords } from './rating.tsx'
import type { ApplicantDetail, ApplicantNote } from './schema.ts'

/** What the managers tell each other. */
export function Notes({ applicant: { id, notes, rating, user } }: { applicant: ApplicantDetail }) {
  return (
    <section aria-labelledby="notes">
      <h3 id="notes" className={styles.subheading}>
        Notes and ratings
        {rating && <span className={styles.line}> {ratingWords(rating)}</span>}
      </h3>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <Note key={note.id} note={note} applicant={id} />
        ))}
      </ul>
      <Form action={`/employer/applicants/${id}/notes`} name="note" key={notes.length}>
        <Textarea label="Your note" name="text" rows={3} maxLength={2000} />
        <RadioGroup label="Your rating" name="rating" options={['1', '2', '3', '4', '5']} inline />
        <SubmitButton variant="secondary">Save note</SubmitButton>
        <p className={styles.line}>
          Only the managers of this employer see notes and ratings, never {user.firstName}.
        </p>
      </Form>
    </section>
  )
}

function Note({ note, applicant }: { note: ApplicantNote; applicant: string }) {
  const { id, author, isOwn, text, rating, at } = note
  return (
    <li className={styles.note}>
      <p>
        <strong>{author ?? 'Someone who has left'}</strong>{' '}
        <span className={styles.line}>
          <DateText date={at} exact />
          {rating && `, ${rating} of 5`}
        </span>
      </p>
      {text && (
        <p className={styles.message} dir="auto">
          {text}
        </p>
      )}
      {isOwn && (
        <Confirm
          action={`/employer/applicants/${applicant}/notes/${id}/delete`}
          label="Delete"
          of="your note"
          variant="quiet"
          size="small"
          title="Delete your note?"
        />
      )}
    </li>
  )
}
