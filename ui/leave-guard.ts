import { type RefObject, useEffect } from 'react'
import { leaveMessages } from '#spec/messages.ts'
import { router } from './nav.ts'

/** Warns before leaving a form with unsaved changes in this element, by a link or by closing the tab. */
export function useLeaveGuard(form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = form.current
    if (!element) return
    let changed = false
    const note = () => {
      changed = true
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (changed) event.preventDefault()
    }
    const stopAsking = router.on('before', ({ detail: { visit } }) => {
      if (!changed || visit.method !== 'get') return
      if (!confirm(leaveMessages.page)) return false
      changed = false
    })
    element.addEventListener('input', note)
    element.addEventListener('change', note)
    addEventListener('beforeunload', warn)
    return () => {
      stopAsking()
      element.removeEventListener('input', note)
      element.removeEventListener('change', note)
      removeEventListener('beforeunload', warn)
    }
  }, [form])
}
