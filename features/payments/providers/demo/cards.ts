/** The cards of the demonstration, and what happens to them. Any other number is refused: it might be a real one. */
export const demoCards = {
  '4242424242424242': { brand: 'visa', does: 'succeed' },
  '5555555555554444': { brand: 'mastercard', does: 'succeed' },
  '4000000000000002': {
    brand: 'visa',
    does: 'fail',
    failure: 'Your card was declined by the bank. Try another card, or call the number on its back.',
    isHard: false,
  },
  '4000000000009995': {
    brand: 'visa',
    does: 'fail',
    failure: 'Your card has insufficient funds. Try another card.',
    isHard: false,
  },
  '4000000000009987': {
    brand: 'visa',
    does: 'fail',
    failure: 'This card was reported lost. Please use another card.',
    isHard: true,
  },
  '4000002500003155': { brand: 'visa', does: 'ask' },
  '4000000000000077': { brand: 'visa', does: 'wait' },
  '4000000000000259': { brand: 'visa', does: 'dispute' },
} as const satisfies Record<string, DemoCard>

export type DemoCard = { brand: string } & (
  | { does: 'succeed' | 'ask' | 'wait' | 'dispute' }
  | { does: 'fail'; failure: string; isHard: boolean }
)

/** The card behind a token 'pm_demo_<number>'. */
export function demoCardOf(token: string): (DemoCard & { number: string; last4: string }) | null {
  const [, number = ''] = /^pm_demo_(\d{16})$/.exec(token) ?? []
  const card = (demoCards as Record<string, DemoCard>)[number]
  return card ? { ...card, number, last4: number.slice(-4) } : null
}

/** What the card field of the demonstration becomes, as the provider's script makes a token in the browser. */
export const demoToken = (typed: string) => `pm_demo_${typed.replace(/\D/g, '').slice(0, 20)}`
