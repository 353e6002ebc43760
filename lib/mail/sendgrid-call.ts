import type { SendGridAccount } from './settings.ts'
import { DeliveryError } from './transport.ts'

type Options = { body?: unknown; signal?: AbortSignal; timeoutMs?: number | undefined }

/**
 * One call to SendGrid's API.
 * @returns the status, the body as JSON (null when there is none), and the problem as SendGrid describes it
 * @throws DeliveryError when it did not answer in time
 */
export async function callSendGrid(
  { key, url }: SendGridAccount,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, signal, timeoutMs = 30_000 }: Options = {},
): Promise<{ status: number; json: unknown; problem: string }> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const json = parsed(await answer.text())
    return { status: answer.status, json, problem: problemIn(json) }
  } catch (error) {
    const why = timeout.aborted ? `not within ${timeoutMs / 1000} seconds` : causeOf(error as Error)
    throw new DeliveryError(`SendGrid did not answer: ${why}`)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** { "errors": [{ "message", "field" }] } */
function problemIn(json: unknown): string {
  const { errors } = (json ?? {}) as { errors?: unknown }
  const messages = Array.isArray(errors) ? errors.map((error) => String(error?.message)) : []
  return messages.join(' ').slice(0, 500) || 'no reason was given'
}

const causeOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message)
