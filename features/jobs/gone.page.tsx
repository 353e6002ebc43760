import { Favorites } from '#features/job-cards/widgets.ts'
import { BackToSearch } from '#features/job-search/widgets.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import type { GonePage } from './schema.ts'
import { SimilarJobs } from './similar-jobs.tsx'

export type Props = GonePage

/** A job that is no longer open, with similar ones. */
export default function JobGone({ title, similar }: Props) {
  return (
    <Page
      title="This job is no longer open"
      lead={title ? `${title} was filled or withdrawn.` : 'It was filled or withdrawn.'}
      actions={<ButtonLink href="/jobs/search">Search jobs</ButtonLink>}
      above={<BackToSearch />}
      head={<meta head-key="robots" name="robots" content="noindex" />}
    >
      <SimilarJobs jobs={similar} />
      <Favorites />
    </Page>
  )
}
