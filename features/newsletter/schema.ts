import { z } from 'zod'
import { paged } from '#schema/paged.ts'
import { emailMessages } from '#spec/messages.ts'
import { isEmail } from '#spec/patterns.ts'

/** Document 3, section 7: POST /newsletter/subscribe. */
export const Subscription = z.object({
  email: z
    .string(emailMessages.emailRequired)
    .trim()
    .min(1, emailMessages.emailRequired)
    .refine(isEmail, emailMessages.emailInvalid),
})

/** The link of a mail: whose subscription, and the signature that proves it. */
export const Link = z.object({ token: z.string().max(200).default('').catch('') })

export const SubscriberQuery = z.object(paged())
export type SubscriberQuery = z.output<typeof SubscriberQuery>

export const subscriberStates = ['waiting', 'subscribed', 'ended'] as const
export type SubscriberState = (typeof subscriberStates)[number]

export type Subscriber = {
  id: string
  email: string
  site: string
  state: SubscriberState
  createdAt: string
}

/** The props of newsletter/list. */
export type SubscriberList = SubscriberQuery & { subscribers: Subscriber[]; totalDocs: number }

/** The props of newsletter/link: what a link of a mail leads to. */
export type NewsletterLink = {
  kind: 'confirmation' | 'end'
  token: string
  email: string
  siteName: string
  isDone: boolean
}
