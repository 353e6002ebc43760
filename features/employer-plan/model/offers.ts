/** What an employer can buy; prices are ours (decision 297). */
export const offers = [
  { id: 'search', label: 'Search candidates for 30 days', cents: 24_900, credits: 0, days: 30 },
  { id: 'credit', label: '1 promotion credit', cents: 4_900, credits: 1, days: 0 },
  { id: 'credits', label: '5 promotion credits', cents: 19_900, credits: 5, days: 0 },
] as const
export type Offer = (typeof offers)[number]
export type OfferId = Offer['id']

export const offerOf = (id: OfferId): Offer => offers.find((offer) => offer.id === id)!
