import type { HttpExceptionResponse } from '@inertiajs/core'
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
    toast(sentenceOf(detail.response), 'danger')
    return false
  })
}

/** The server's own words, with the number to quote where the fault is ours. */
function sentenceOf({ status, data }: HttpExceptionResponse): string {
  const { error, requestId } = answerIn(data)
  if (error) return status >= 500 && requestId ? `${error} ${requestId}` : error
  return status === 503 ? connectionMessages.busy : connectionMessages.failed
}

/** What stands between us may answer in a language of its own. */
function answerIn(data: HttpExceptionResponse['data']): { error?: string; requestId?: string } {
  try {
    return typeof data === 'string' ? (JSON.parse(data) ?? {}) : data
  } catch {
    return {}
  }
}
