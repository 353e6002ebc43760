export const planMessages = {
  offer: 'Please choose what to buy.',
  card: 'Please verify your card information.',
  notAllowed: 'This site does not sell to your employer. Ask its staff.',
  off: 'This site does not accept payments.',
  awaiting: 'Your employer is awaiting approval. You can buy once it is approved.',
  forever: 'Your employer already has candidate search at no charge.',
  bought: (label: string) => `Thank you. You bought: ${label}.`,
  pending: 'Your bank has not answered yet. You’ll get a receipt as soon as it does.',
  otherBody: 'This form was sent before with another choice. Please open the page again.',
  failed: 'The card was not charged. Please try another one.',
  missing: 'There is no such purchase.',
} as const
