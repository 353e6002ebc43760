import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import styles from './job-actions.module.css'

/** Share and print; hidden without script, where the browser's menu does both. */
export function JobActions({ title, address }: { title: string; address: string }) {
  async function share() {
    // Dismissing the share sheet is not an error.
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
