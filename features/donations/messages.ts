import { money } from '#schema/money.ts'

/** Words that are ours; those of the documents are `donationMessages` in spec/messages. */
export const givingMessages = {
  amountMissing: 'Please enter an amount in dollars, such as 25 or 25.50.',
  tooMuch: (most: number) => `One gift can be ${money(most)} at most. Please write to us for a larger one.`,
  tipTooMuch: 'The tip cannot be more than the gift.',
  noTips: 'This fundraiser does not accept tips.',
  noMonthly: 'This fundraiser does not offer monthly gifts.',
  closed: 'This fundraiser is over and no longer accepts gifts.',
  notOpen: 'This fundraiser has not begun yet.',
  archived: 'This team page is closed and no longer accepts gifts. Its fundraiser may still be open.',
  otherTarget: 'This team page belongs to another fundraiser.',
  otherBody: 'This gift was already sent with other details. Reload the page to give again.',
  stillChecking:
    'The bank has not answered yet. You can close this page: we will write to you in either case, and you will not be charged twice.',
  confirmWithBank: 'Your bank asks you to confirm this payment.',
  notCharged: 'Your card was not charged.',
  /** after the donor's name */
  disputed: {
    asked: (sum: string) => `asks their bank about a charge of ${sum}. Nothing was taken back yet`,
    open: (sum: string) => `disputes a charge of ${sum}. Their bank has taken it back until it decides`,
    won: (sum: string) => `disputed a charge of ${sum}: the bank decided for you, and the money is back`,
    lost: (sum: string) => `disputed a charge of ${sum}: the bank decided for the donor`,
  },
  disputedPlan: 'A charge was disputed with your bank. Go on with your monthly gift whenever you like.',
  noReceipt: 'This gift has not arrived, so there is no receipt to send.',
  nobodyToWriteTo: 'There is no address for this gift: its donor was deleted, or left none.',
  receiptSent: (to: string) => `The receipt is on its way to ${to}.`,
  recorded: 'The gift is recorded.',
  received: 'The gift is received. It counts now, and the receipt goes out.',
  noPledge: 'This gift is not a promise that is waited for.',
  settingsSaved: 'Saved. New receipts say it.',
  fundraiser: 'Please choose a fundraiser.',
  sponsor: 'Please name the sponsor.',
  fundAdded: 'The matching fund doubles gifts from now on.',
  fundEnded: 'The matching fund has ended.',
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  phone: 'Please enter your phone number.',
  address: 'Please enter your address.',
  city: 'Please enter your city.',
  state: 'Please enter your state.',
} as const
