// Stripe.js must come from Stripe itself, so that a card's number never reaches us (PCI DSS).
const address = 'https://js.stripe.com/endive/stripe.js'

type StripeError = { message?: string }
type Element = { mount(place: HTMLElement): void; destroy(): void }
type Elements = {
  create(kind: 'payment', options: object): Element
  update(options: object): void
  submit(): Promise<{ error?: StripeError }>
}
type Stripe = {
  elements(options: object): Elements
  createConfirmationToken(
    options: object,
  ): Promise<{ error?: StripeError; confirmationToken?: { id: string } }>
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: StripeError }>
}

/** A card that is being entered. */
export type CardEntry = {
  update(cents: number, isMonthly: boolean): void
  remove(): void
  /** @returns a token, or the words of what is wrong */
  token(): Promise<{ token: string } | { error: string }>
  /** the bank's question, in the browser */
  confirm(clientSecret: string): Promise<string | null>
}

const entries = new WeakMap<HTMLElement, Promise<CardEntry>>()
const ofForms = new WeakMap<HTMLFormElement, CardEntry>()

export const keepCardEntry = (form: HTMLFormElement | null, entry: CardEntry) =>
  form && ofForms.set(form, entry)
/** The card that is entered in a form; none for the demonstration and for saved cards. */
export const cardEntryOf = (form: HTMLFormElement): CardEntry | undefined => ofForms.get(form)

export function stripeEntry(place: HTMLElement, key: string): Promise<CardEntry> {
  const entry = entries.get(place) ?? enter(place, key)
  entries.set(place, entry)
  return entry
}

async function enter(place: HTMLElement, key: string): Promise<CardEntry> {
  const stripe = await load(key)
  const elements = stripe.elements({ mode: 'payment', amount: 100, currency: 'usd' })
  const element = elements.create('payment', { wallets: { applePay: 'auto', googlePay: 'auto' } })
  element.mount(place)
  return {
    update: (cents, isMonthly) =>
      elements.update({ amount: Math.max(cents, 50), setupFutureUsage: isMonthly ? 'off_session' : null }),
    remove() {
      element.destroy()
      entries.delete(place)
    },
    async token() {
      const { error } = await elements.submit()
      if (error) return { error: error.message ?? '' }
      const made = await stripe.createConfirmationToken({ elements })
      return made.confirmationToken
        ? { token: made.confirmationToken.id }
        : { error: made.error?.message ?? '' }
    },
    async confirm(clientSecret) {
      const { error } = await stripe.handleNextAction({ clientSecret })
      return error ? (error.message ?? '') : null
    },
  }
}

let loading: Promise<(key: string) => Stripe> | undefined

async function load(key: string): Promise<Stripe> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve((window as unknown as { Stripe: (key: string) => Stripe }).Stripe)
    script.onerror = reject
    document.head.append(script)
  })
  return (await loading)(key)
}
