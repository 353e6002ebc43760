import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'

/** Where the editor looks for a fundraiser that waits for its page (features/editor/state/after-save.ts). */
const key = 'draft-fundraiser'

type Draft = Record<string, string | string[]>

/** What was typed before the page was made, with the page; null: nothing waits. */
export function useDraft(): Draft | null {
  const [draft, setDraft] = useState<Draft | null>(null)
  useEffect(() => {
    try {
      const kept: Draft | null = JSON.parse(localStorage.getItem(key) ?? 'null')
      // Without its page it waits on: this visit is another fundraiser.
      if (!kept?.pageId) return
      localStorage.removeItem(key)
      setDraft(kept)
    } catch {
      // The browser keeps nothing.
    }
  }, [])
  return draft
}

/** Keeps what was typed, and goes to make the page; the editor leads back (document 3, section 4). */
export function MakePage({ theme }: { theme: string }) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  function leave(button: HTMLButtonElement) {
    const fields = new FormData(button.form!)
    const typed = Object.fromEntries(
      [...fields].filter((one): one is [string, string] => typeof one[1] === 'string'),
    )
    const { csrf: _, pageId: __, ...draft } = typed
    // Several may be ticked, or none.
    const organizationTypes = fields.getAll('organizationTypes')
    localStorage.setItem(key, JSON.stringify({ ...draft, organizationTypes }))
    location.assign(`/admin/themes/${typed.theme || theme}/pages/new`)
  }
  return (
    <Button
      variant="secondary"
      icon="plus"
      onClick={(event) => leave(event.currentTarget as HTMLButtonElement)}
    >
      Make the page
    </Button>
  )
}
