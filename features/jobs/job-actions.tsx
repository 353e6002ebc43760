import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import styles from './job-actions.module.css'

/** Share and print. Without script the browser's own menu does both, so they are not shown. */
export function JobActions({ title, address }: { title: string; address: string }) {
  async function share() {
    // A dismissed sheet is no failure.
    if (navigator.share && matchMedia('(pointer: coarse)').matches)
      return navigator.share({ title, url: address }).catch(() => {})
    await navigator.clipboard.writeText(address)
    toast('Link copied to clipboard')
  }

  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small" icon="share" onClick={share}>
        Share
      </Button>
      <Button variant="quiet" size="small" icon="print" onClick={() => print()}>
        Print
      </Button>
    </div>
  )
}
