import { ButtonLink } from '#ui/button.tsx'
import { type JobQuery, searchUrl } from '../schema.ts'

/** A link to save the search and get mail about new jobs; a visitor signs in on the way. */
export function SaveSearch({ query }: { query: JobQuery }) {
  const parameters = searchUrl({ ...query, at: '' }).split('?')[1]
  return (
    <ButtonLink
      href={`/my-saved-searches/new${parameters ? `?${parameters}` : ''}`}
      variant="secondary"
      size="small"
      icon="mail"
      rel="nofollow"
    >
      Save this search
    </ButtonLink>
  )
}
