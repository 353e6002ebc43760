export const mailMessages = {
  resent: 'The mail is being sent again.',
} as const
