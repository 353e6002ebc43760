export const dataCopyMessages = {
  asked: 'We’re preparing your copy. You’ll get an email with a link when it’s ready.',
  askedAlready: 'A copy is already being prepared. You’ll get an email with a link when it’s ready.',
  askedFor: (name: string) => `The copy is being prepared. ${name} will get an email with a link.`,
  askedForAlready: (name: string) =>
    `A copy is already being prepared. ${name} will get an email with a link.`,
  linkDead:
    'This link was used already, has expired, or belongs to another account. Request a new copy in your account settings.',
} as const
