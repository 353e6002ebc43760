export const mailMessages = {
  resent: 'The email is being resent.',
} as const
