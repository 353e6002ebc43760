import { slugOf } from '#lib/slug.ts'

type Named = { firstName: string; lastName: string; slug: string }

/** A person's name as a viewer may know it. A hidden last name is an initial, in the address too. */
export function shownName(person: Named, isFull: boolean): Named {
  const { firstName, lastName, slug } = person
  if (isFull) return { firstName, lastName, slug: unlikeAPage(slug) }
  const initial = lastName.charAt(0)
  return {
    firstName,
    lastName: `${initial}.`,
    slug: unlikeAPage(slugOf(`${firstName} ${initial}`, 'member')),
  }
}

/** /profile/{id}/edit is the form. */
const unlikeAPage = (slug: string) => (slug === 'edit' ? 'member' : slug)

export const profileHref = ({ id, slug }: { id: string; slug: string }) => `/profile/${id}/${slug}`
