import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import styles from './recommend-to.module.css'
import type { JobBrief } from './schema.ts'

type Props = { job: JobBrief; mentee: { id: string; name: string } }

/** A mentor recommends a job to the person that the search is for. */
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
