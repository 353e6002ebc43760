import type { HttpExceptionResponse } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { connectionMessages, submitError } from '#spec/messages.ts'
import { toast } from '../ui/toast-store.ts'

/** Reports a visit that got no response, or one that is not a page, and leaves the screen unchanged. */
export function tellFailures() {
  router.on('networkError', () => {
    toast(connectionMessages.unreachable, 'danger')
    return false
  })
  let isSubmit = false
  router.on('start', ({ detail }) => {
    isSubmit = detail.visit.method !== 'get'
  })
  router.on('httpException', ({ detail }) => {
    const sentence = sentenceOf(detail.response)
    toast(isSubmit ? submitError(sentence) : sentence, 'danger')
    return false
  })
}

/** The server's message, with the request id for server errors. */
function sentenceOf({ status, data }: HttpExceptionResponse): string {
  const { error, requestId } = answerIn(data)
  if (error) return status >= 500 && requestId ? `${error} ${requestId}` : error
  return status === 503 ? connectionMessages.busy : connectionMessages.failed
}

/** A proxy may answer with something other than JSON. */
function answerIn(data: HttpExceptionResponse['data']): { error?: string; requestId?: string } {
  try {
    return typeof data === 'string' ? (JSON.parse(data) ?? {}) : data
  } catch {
    return {}
  }
}
