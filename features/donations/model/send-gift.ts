import { send } from '#ui/send.ts'
import type { Given } from '../schema.ts'
import { cardEntryOf } from './stripe.ts'

export type Sent =
  | { given: Given; message: string }
  | { errors: Record<string, string> }
  /** the bank's page */
  | { leaveFor: string }

const verify = 'Please verify your card information.'
const noAnswer = 'We got no answer. Please press the button again: the same gift is never charged twice.'

type Answer = {
  message?: string
  donation?: Given
  action?: { url: string | null; clientSecret: string | null }
  errors?: Record<string, string>
  error?: string
}

/** Sends a gift: the card's token first, where a provider makes one; then, if the bank asks, its question. */
export async function sendGift(form: HTMLFormElement): Promise<Sent> {
  const body: Record<string, FormDataEntryValue> = Object.fromEntries(new FormData(form))
  const entry = body.selectedCard ? undefined : cardEntryOf(form)
  if (entry) {
    const made = await entry.token()
    if ('error' in made) return { errors: { card: made.error || verify } }
    body.stripeToken = made.token
  }
  const answer = await send('/donations', { body }).catch(() => null)
  if (!answer) return { errors: { form: noAnswer } }
  const { donation, message = '', action, errors, error }: Answer = await answer.json()
  if (errors) return { errors }
  if (!donation) return { errors: { form: error ?? noAnswer } }
  if (action?.url) return { leaveFor: action.url }
  if (action?.clientSecret && entry) {
    const refused = await entry.confirm(action.clientSecret)
    return refused === null
      ? { given: { ...donation, state: 'succeeded' }, message: 'Thank you for donating!' }
      : { errors: { card: refused } }
  }
  return { given: donation, message }
}
