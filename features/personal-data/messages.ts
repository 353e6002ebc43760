export const dataCopyMessages = {
  asked: 'We are making the copy. You get an email with a link when it is ready.',
  askedAlready: 'A copy is being made already. You get an email with a link when it is ready.',
  askedFor: (name: string) => `The copy is being made. ${name} gets an email with a link.`,
  askedForAlready: (name: string) => `A copy is being made already. ${name} gets an email with a link.`,
  linkDead:
    'This link was used already, has expired, or belongs to another account. Request a new copy in your account settings.',
} as const
