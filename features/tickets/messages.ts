export const ticketMessages = {
  noFundraiser: 'This site issues no tickets now. Choose a live fundraiser in its sign-up settings.',
  ready: 'Your ticket is ready.',
  notThere: 'There is no such ticket. Please use the link in your email.',
  noCode: 'Please type the code under the QR code, such as 0417-K7QM.',
  unknown: 'Unknown code. It is not a ticket for this fundraiser, or its signature is wrong.',
  checkedIn: (name: string) => `${name} is checked in.`,
  used: (name: string, when: string, by: string) => `Already used: ${name} was checked in ${when} by ${by}.`,
  undone: (name: string) => `${name} is no longer checked in.`,
  none: 'No tickets yet.',
} as const
