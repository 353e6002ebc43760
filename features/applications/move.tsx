import type { ApplicationStatus } from '#spec/lists.ts'
import { router } from '#ui/nav.ts'

/** The form of an application's notes, by its name and as the id of its element. */
export const notesOf = (id: string) => `notes-${id}`

/** Moves an application to another status. Its card is made anew there, so what was typed into its notes goes along. */
export function move(id: string, status: ApplicationStatus): void {
  const notes = document.getElementById(notesOf(id)) as HTMLFormElement
  const { csrf, ...typed } = Object.fromEntries(new FormData(notes))
  router.post(
    `/jobs/applications/${id}?form=${notesOf(id)}`,
    { ...typed, status },
    {
      preserveScroll: true,
      preserveState: true,
      // The card is in another column now: the focus goes with it.
      onSuccess: () => requestAnimationFrame(() => document.getElementById(`application-${id}`)?.focus()),
    },
  )
}
