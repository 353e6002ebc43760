import { useState } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './hydrated.ts'
import { toast } from './toast-store.ts'

/** Copies a text; absent without script, and where the browser has no clipboard (pages without HTTPS). */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const hydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  if (!hydrated || !navigator.clipboard) return null
  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast('Your browser did not allow copying. Please select the text and copy it.', 'danger'),
    )
  }
  return (
    <Button variant="secondary" icon={isCopied ? 'success' : 'copy'} onClick={copy}>
      <span aria-live="polite">{isCopied ? done : label}</span>
    </Button>
  )
}
