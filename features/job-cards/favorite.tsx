import { type FormEvent, useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { router, usePage } from '#ui/nav.ts'
import type { JobBrief } from './schema.ts'

const formId = 'favorites'
const anchor = (id: string) => `favorite-${id}`

type Job = Pick<JobBrief, 'id' | 'title' | 'favorited'>

/** Saves or removes a job, through the form of `Favorites`, which appears once per page. */
export function FavoriteButton({ job }: { job: Job }) {
  const label = job.favorited ? `Remove ${job.title} from your saved jobs` : `Save ${job.title}`
  return <IconButton {...wired(job)} icon="bookmark" label={label} filled={job.favorited} />
}

/** The same as a labeled button, for a single job. */
export function FavoriteWords({ job }: { job: Job }) {
  return (
    <Button {...wired(job)} variant="secondary">
      <Icon name="bookmark" filled={job.favorited} />
      {job.favorited ? 'Saved' : 'Save'}
    </Button>
  )
}

const wired = (job: Job) => ({
  id: anchor(job.id),
  type: 'submit' as const,
  form: formId,
  formAction: `/jobs/${job.id}/favorite`,
  name: 'favorite',
  value: String(!job.favorited),
})

/** The form behind every FavoriteButton. A visitor signs in first and then returns to the same job. */
export function Favorites() {
  const { props } = usePage<{ viewer: { id: string } | null; csrf: string | null }>()
  const [asked, setAsked] = useState<string | null>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
    // Sign-in is another page; the server remembers the job.
    if (!props.viewer && asked) return
    event.preventDefault()
    if (!props.viewer) return setAsked(button.formAction)
    const favorite = button.value === 'true'
    router.post(button.formAction, { favorite }, { preserveScroll: true, preserveState: true })
  }

  return (
    <form id={formId} method="post" onSubmit={submit}>
      <input type="hidden" name="csrf" value={props.csrf ?? ''} />
      <Modal
        title="Sign in to save this job"
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        size="small"
        actions={
          <Button type="submit" name="favorite" value="true" formAction={asked ?? undefined}>
            Sign in
          </Button>
        }
      >
        <p>
          Your saved jobs are on every device you sign in on. After you sign in, we’ll save this job and bring
          you back here.
        </p>
      </Modal>
    </form>
  )
}
