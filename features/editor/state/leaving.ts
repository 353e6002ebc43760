import { useEffect } from 'react'
import { leaveMessages } from '#spec/messages.ts'
import { router } from '#ui/nav.ts'
import { toast } from '#ui/toast-store.ts'
import { say } from './edit.ts'
import { isDirty, type Store } from './store.ts'

type Traversal = Event & { navigationType: string; cancelable: boolean }

/** Warns before leaving with unsaved changes: by closing, by a link, or by going back. */
export function useLeaving(store: Store) {
  useEffect(() => {
    const unsaved = () => isDirty(store.get())
    const warn = (event: BeforeUnloadEvent) => {
      if (!unsaved()) return
      event.preventDefault()
      event.returnValue = leaveMessages.page
    }
    const refuse = () => {
      toast(leaveMessages.route, 'warning')
      say(store, leaveMessages.route)
    }
    const stopVisits = router.on('before', ({ detail: { visit } }) => {
      if (!unsaved() || visit.prefetch) return
      refuse()
      return false
    })
    const stopTraversal = (event: Event) => {
      if ((event as Traversal).navigationType !== 'traverse' || !event.cancelable || !unsaved()) return
      event.preventDefault()
      refuse()
    }
    const { navigation } = globalThis as { navigation?: EventTarget }
    navigation?.addEventListener('navigate', stopTraversal)
    addEventListener('beforeunload', warn)
    return () => {
      stopVisits()
      navigation?.removeEventListener('navigate', stopTraversal)
      removeEventListener('beforeunload', warn)
    }
  }, [store])
}
