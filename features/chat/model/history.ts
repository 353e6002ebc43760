import type { Message, MessageList } from '../schema.ts'
import { messagesPerPage } from './limits.ts'

/** The part of a conversation that is on the screen. */
export type Shown = { messages: Message[]; hasOlder: boolean; hasNewer: boolean }
type Page = Pick<MessageList, 'messages' | 'hasOlder' | 'hasNewer'>

/** Messages on the screen at most: what is far away is taken off, and fetched again when it comes near. */
export const mostShown = 4 * messagesPerPage

export function withOlder(shown: Shown, { messages, hasOlder }: Page): Shown {
  const all = merged(shown.messages, messages)
  return {
    messages: all.slice(0, mostShown),
    hasOlder,
    hasNewer: shown.hasNewer || all.length > mostShown,
  }
}

export function withNewer(shown: Shown, { messages, hasNewer }: Page): Shown {
  const all = merged(shown.messages, messages)
  return {
    messages: all.slice(-mostShown),
    hasOlder: shown.hasOlder || all.length > mostShown,
    hasNewer,
  }
}

/** What changed. Where newer messages are not on the screen, those that arrive are not either: there would be a gap. */
export function withChanges(shown: Shown, changed: Message[]): Shown {
  const last = shown.messages.at(-1)?.seq ?? 0
  const first = shown.messages[0]?.seq ?? 0
  const fits = changed.filter(({ seq }) => seq >= first && (!shown.hasNewer || seq <= last))
  return withNewer(shown, { messages: fits, hasOlder: false, hasNewer: shown.hasNewer })
}

/** By number; the version of the later change wins. */
function merged(known: Message[], fresh: Message[]): Message[] {
  const all = new Map(known.map((message) => [message.seq, message]))
  for (const message of fresh)
    if (message.change >= (all.get(message.seq)?.change ?? 0)) all.set(message.seq, message)
  return [...all.values()].sort((one, other) => one.seq - other.seq)
}
