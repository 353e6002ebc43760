export const adminMessages = {
  // document 2, section 8
  saved: 'Saved successfully!',
  jobsDeleted: 'Success deleting employer jobs',
  copied: 'Employer ID copied to clipboard',
  deleted: 'Employer deleted.',
  noAddress: 'Please enter a web address that begins with https://.',
  noYear: 'Please enter a year.',
  noAmount: 'Please enter a number from 1 to 1,000.',
  noneChosen: 'Please choose an employer first.',
  typeName: 'Please type the name exactly. Capitalization and spaces must match.',
  subscribed: (name: string) => `${name} is subscribed.`,
  unsubscribed: (name: string) => `${name} is no longer subscribed.`,
  approved: (count: number) =>
    `${count} ${count === 1 ? 'employer is' : 'employers are'} approved. Their managers get an email.`,
  refused: (count: number) =>
    `${count} ${count === 1 ? 'employer is' : 'employers are'} not approved. Their managers get an email.`,
  unchanged: 'Nothing to decide: they were decided before, or need no approval.',
  granted: 'Promotion credits granted.',
  changedMeanwhile:
    'Someone else has changed this employer since you opened it. Reload the page to see it, then change it again.',
  noOwner: 'Owners must be managers of this employer.',
} as const
