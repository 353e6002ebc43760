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
    toast(sentences[detail.response.status] ?? connectionMessages.failed, 'danger')
    return false
  })
}

const sentences: Record<number, string> = { 401: connectionMessages.signedOut, 503: connectionMessages.busy }
