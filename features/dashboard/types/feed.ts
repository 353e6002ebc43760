import { z } from 'zod'
import { feedFor, type RemoteItems } from '#lib/remote-items.ts'
import { type Asking, ModuleFault } from './model.ts'

const isAddress = (text: string) =>
  /^\/(?!\/)/.test(text) || /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** Where a feed is: on the web, or a path of this site. Calendars are often given as webcal://, which is https. */
export const feedAddress = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(2_000, 'Please use 2,000 characters or fewer.')
    .transform((text) => text.replace(/^webcals?:/i, 'https:'))
    .refine(isAddress, 'Please enter a web address, or a path of this site.')

/** Where a feed of the site is for whoever asks from outside. */
export const hrefOf = (feedUrl: string, { origin }: Asking): string => new URL(feedUrl, origin).href

/**
 * The items of a feed, which may be from before when it cannot be read now.
 * @param what 'the calendar'
 * @throws ModuleFault when there are none to show, with the reason for those who can fix it
 */
export function itemsOf<Item>(found: RemoteItems<Item>, what: string, asking: Asking): Item[] {
  const { items, isDead, failed } = feedFor(found, asking)
  if (isDead) throw new ModuleFault(`${what} cannot be read. ${failed ?? 'Please try again later.'}`)
  return items
}
