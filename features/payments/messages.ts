import { money } from '#schema/money.ts'

export const paymentMessages = {
  notPaid: 'This was not paid, so there is nothing to refund.',
  leftToRefund: (cents: number) =>
    cents > 0 ? `At most ${money(cents)} is left to refund.` : 'All of it has been refunded.',
  silent: 'The payment provider has not answered. We keep checking; no one is charged twice.',
  tooManyDeclines: 'Too many cards were declined. Please try again in an hour, or write to us.',
  copied: 'Payments are stopped: this database was moved or copied.',
} as const
