import type { JobBrief } from '#features/job-cards/schema.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Icon } from '#ui/icon.tsx'
import type { SearchPage } from '../schema.ts'
import styles from './recommend-to.module.css'

type Props = { job: JobBrief; mentee: NonNullable<SearchPage['mentee']> }

/** Recommends a job to the person the mentor is searching for. */
export function RecommendTo({ job, mentee }: Props) {
  if (mentee.recommended.includes(job.id))
    return (
      <p className={styles.done}>
        <Icon name="check" /> Recommended to {mentee.name}
      </p>
    )
  return (
    <Form action={`/jobs/${job.id}/recommend`} className={styles.recommend}>
      {({ busy }) => (
        <>
          <input type="hidden" name="mentee" value={mentee.id} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            icon="star"
            busy={busy}
            aria-label={`Recommend ${job.title} to ${mentee.name}`}
          >
            Recommend to {mentee.name}
          </Button>
        </>
      )}
    </Form>
  )
}
