import type { Covered } from './covered.ts'

const attacks = 'features/donations/attacks.test.ts'
const once = 'features/donations/once.test.ts'
const refunds = 'features/donations/refunds.test.ts'
const gifts = 'features/donations/donations.test.ts'
const staff = 'features/donations/staff/staff.test.ts'
const stripe = 'features/payments/providers/stripe/stripe.test.ts'
const tickets = 'features/tickets/tickets.test.ts'

export const giving: Covered[] = [
  [
    'Amounts negative, `1e9`, `NaN`, of three decimals; a tip above the amount; `minAmount` lowered by the client',
    [attacks, 'an amount that is %s is refused, and nobody is asked for money'],
    [attacks, 'the minimum is the fundraiser’s own: one that the client lowers changes nothing'],
  ],
  [
    'Another’s saved card; a fundraiser of another site',
    [attacks, 'another’s saved card is no card'],
    [attacks, 'a fundraiser of another site, a draft and nonsense are not there'],
  ],
  [
    'Card testing: 20 declines from one address',
    [attacks, 'card testing: after 20 declines from one address nobody is asked for money any more'],
  ],
  [
    'Webhooks without a signature, with another or an old one',
    [once, 'an event ten times in parallel, before the answer and after it: one gift, one receipt'],
    [stripe, 'a signed event settles what had no answer; unsigned, old and foreign ones do nothing'],
  ],
  [
    'A charge twice: double clicks, the same key with another gift, two refunds at once',
    [gifts, 'a double click is one gift, and both are thanked'],
    [gifts, 'the same gift sent again is answered as it was; another gift under its key is refused'],
    [refunds, 'half is refunded, then the rest; never more, even by two at once'],
  ],
  [
    'The ledger changed, or a gift that does not add up',
    [once, 'the application can neither change the ledger nor enter a gift that does not add up'],
  ],
  [
    'QR codes forged, of another fundraiser; tickets of another site',
    [tickets, 'forged, foreign and foolish codes are no tickets'],
    [tickets, 'to staff of other sites nothing of it is there'],
  ],
  [
    'Names of anonymous donors; formulas in CSV',
    [gifts, 'the list names nobody who gave anonymously, nor what was refunded or failed'],
    [staff, 'the file for accountants adds up by row and by column to the ledger, and runs no formulas'],
  ],
]
