import { ButtonLink } from '#ui/button.tsx'
import { Container, PageHeader } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { BackToSearch } from './back-to-search.tsx'
import { Favorites } from './favorite.tsx'
import type { GonePage } from './schema.ts'
import { SimilarJobs } from './similar-jobs.tsx'

export type Props = GonePage

/** A job that has ended: says so, and offers what comes near it. */
export default function JobGone({ title, similar }: Props) {
  return (
    <Container>
      <Head title="This job is no longer open">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <BackToSearch />
      <PageHeader
        title="This job is no longer open"
        lead={title ? `${title} was filled or withdrawn.` : 'It was filled or withdrawn.'}
        actions={<ButtonLink href="/jobs/search">Search jobs</ButtonLink>}
      />
      <SimilarJobs jobs={similar} />
      <Favorites />
    </Container>
  )
}
