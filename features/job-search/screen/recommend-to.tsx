import type { JobBrief } from '#features/job-cards/schema.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import styles from './recommend-to.module.css'

type Props = { job: JobBrief; mentee: { id: string; name: string } }

/** Recommends a job to the person the mentor is searching for. */
export function RecommendTo({ job, mentee }: Props) {
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
