export const newsletterMessages = {
  mailed: 'Almost there: open the link that we sent to your address.',
  confirmed: 'You are subscribed.',
  ended: 'You will no longer get the newsletter.',
  removed: 'Address removed.',
} as const
