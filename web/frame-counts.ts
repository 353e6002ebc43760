import type { Frame } from '#features/navigation/schema.ts'
import type { Shared } from './layout-props.ts'

/** The side bar with the number of messages that the header shows: it changes while the page is open. */
export const withMessages = (groups: Frame['groups'], unread: Shared['unread']): Frame['groups'] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) =>
      item.href === '/chat'
        ? { ...item, count: unread?.messages ? `${unread.messages} new` : undefined }
        : item,
    ),
  }))
