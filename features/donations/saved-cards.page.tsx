import type { z } from 'zod'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import type * as answers from './answers.ts'

export type Props = z.infer<typeof answers.SavedCards>

/** The cards that a person has kept for their gifts. */
export default function SavedCards({ cards }: Props) {
  return (
    <Page title="Saved cards" narrow>
      {cards.length === 0 ? (
        <EmptyState title="No saved cards." icon="heart">
          <p>A card is saved when you give each month, or ask for it while giving.</p>
        </EmptyState>
      ) : (
        <ul>
          {cards.map(({ id, brand, last4 }) => (
            <li key={id}>
              <span>{brand}</span> ending {last4}
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
