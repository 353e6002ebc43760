import { useHydrated } from '#ui/hydrated.ts'
import { type Entry, Menu } from '#ui/menu.tsx'
import { router } from '#ui/nav.ts'
import type { GiftRow } from './schema.ts'

/** What can be done with one gift. Without script its page remains, where the same is a button. */
export function RowMenu({ gift }: { gift: GiftRow }) {
  const hydrated = useHydrated()
  const path = `/admin/gifts/${gift.id}`
  const again: Entry = {
    label: 'Send the receipt again',
    icon: 'mail',
    onPress: () => router.post(`${path}/receipt`, {}, { preserveScroll: true }),
  }
  const hasReceipt = gift.state === 'succeeded' && gift.receiptNumber && gift.email
  return (
    <Menu
      label={`Actions for the gift of ${gift.name}`}
      entries={[{ label: 'Details and refund', href: path }, ...(hydrated && hasReceipt ? [again] : [])]}
    />
  )
}
