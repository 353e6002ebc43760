import { router } from '@inertiajs/react'
import { connectionMessages } from '#spec/messages.ts'
import { toast } from '../ui/toast-store.ts'

/** A visit that got no answer, or none that is a page: says so, and leaves everything as it was. */
export function tellFailures() {
  router.on('networkError', () => {
    toast(connectionMessages.unreachable, 'danger')
    return false
  })
  router.on('httpException', ({ detail }) => {
    const busy = detail.response.status === 503
    toast(
      busy ? 'The site is very busy. Please try again in a moment.' : 'That did not work. Please try again.',
      'danger',
    )
    return false
  })
}
