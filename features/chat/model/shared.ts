import type { Message, Shared } from '../schema.ts'
import { firstLink } from './limits.ts'

/** The newest of them; the others are in the conversation. */
export const mostShared = 12

type Sent = Pick<Message, 'seq' | 'createdAt' | 'body' | 'preview' | 'isDeleted'> & {
  file: Pick<NonNullable<Message['file']>, 'name' | 'url' | 'bytes' | 'isPicture'> | null
}

/** What a message shares: its file, or its first link; null when it is words alone. */
export function sharedBy({ seq, createdAt: sentAt, body, file, preview, isDeleted }: Sent): Shared | null {
  if (isDeleted) return null
  if (file) {
    const { name, url, bytes, isPicture } = file
    return { kind: isPicture ? 'picture' : 'file', name, url, bytes, seq, sentAt }
  }
  const url = firstLink(body)
  if (!url || !URL.canParse(url)) return null
  const { host, pathname } = new URL(url)
  const name = preview?.title || host + (pathname === '/' ? '' : pathname)
  return { kind: 'link', name, url, bytes: null, seq, sentAt }
}

/** What the page came with, and what the messages on the screen have brought, changed or taken away since. */
export function sharedNow(known: Shared[], messages: Message[]): Shared[] {
  const all = new Map<number, Shared | null>(known.map((each) => [each.seq, each]))
  for (const message of messages) all.set(message.seq, sharedBy(message))
  return [...all.values()]
    .filter((each) => each !== null)
    .sort((one, other) => other.seq - one.seq)
    .slice(0, mostShared)
}
