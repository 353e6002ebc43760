export const xcreditMessages = {
  off: 'Outside learning is not connected here.',
  agree: 'Please agree that your name and email are sent.',
  created: 'Your XCredit account is ready.',
} as const
