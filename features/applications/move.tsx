import type { ApplicationStatus } from '#spec/lists.ts'
import { router } from '#ui/nav.ts'

/** The name, and the element's id, of the form with an application's notes. */
export const notesOf = (id: string) => `notes-${id}`

/** Moves an application to another status. Its card is remounted in the other column, so the move also saves the notes. */
export function move(id: string, status: ApplicationStatus): void {
  const notes = document.getElementById(notesOf(id)) as HTMLFormElement
  const { csrf, ...typed } = Object.fromEntries(new FormData(notes))
  router.post(
    `/jobs/applications/${id}?form=${notesOf(id)}`,
    { ...typed, status },
    {
      preserveScroll: true,
      preserveState: true,
      // The card is now in another column; move the focus along.
      onSuccess: () => requestAnimationFrame(() => document.getElementById(`application-${id}`)?.focus()),
    },
  )
}
