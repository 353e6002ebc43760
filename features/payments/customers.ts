import type { Db } from '#lib/db.ts'
import type { Provider, SavedCard } from './provider.ts'

type Payer = { userId: string | null; email: string; name: string; key: string }

/** The payer's account at the provider, to which cards are saved: one for each person, or one for a gift by a visitor. */
export async function customerOf(
  db: Db,
  provider: Provider,
  { userId, key, ...payer }: Payer,
): Promise<string> {
  if (!userId) return provider.customer({ ...payer, key })
  const known = await knownCustomer(db, provider, userId)
  if (known) return known
  const reference = await provider.customer({ ...payer, key: userId })
  await db
    .insertInto('payment_customers')
    .values({ provider: provider.name, user_id: userId, reference })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await knownCustomer(db, provider, userId))!
}

async function knownCustomer(db: Db, provider: Provider, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('reference')
    .where('provider', '=', provider.name)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.reference ?? null
}

/** A person's saved cards; none for a visitor. */
export async function savedCards(
  db: Db,
  provider: Provider | null,
  userId: string | null,
): Promise<SavedCard[]> {
  const customer = provider && userId ? await knownCustomer(db, provider, userId) : null
  return customer ? provider!.cards(customer) : []
}

/**
 * The card that `selectedCard` names among a person's own: by its id, or its last four digits where only one has them.
 * @returns null when there is none, or more than one
 */
export function cardNamed(cards: readonly SavedCard[], selected: string): SavedCard | null {
  const named = cards.filter(({ id, last4 }) => id === selected || last4 === selected)
  return named.length === 1 ? named[0]! : null
}
