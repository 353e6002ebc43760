import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'

/** Only with script; without it the browser's own menu prints. */
export function PrintButton() {
  return useHydrated() ? (
    <Button variant="quiet" icon="print" onClick={() => print()}>
      Print
    </Button>
  ) : null
}
