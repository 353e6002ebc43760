/** The editor of the look: our own words. */
export const lookMessages = {
  saved: 'The draft is saved.',
  published: 'The look is published.',
  planned: 'The publication is planned.',
  canceled: 'Nothing is planned anymore. The draft stays.',
  noDate: 'Please enter a day such as 11/30/2026.',
  noTime: 'Please enter a time such as 9:00 AM.',
  past: (now: string) => `Please choose a moment to come. On this site it is ${now}.`,
  plannedMeanwhile: (by: string | null, when: string) =>
    `${by ?? 'Someone'} has planned a publication for ${when} meanwhile. Publish again to replace it.`,
  same: 'There are no changes to publish.',
  discarded: 'The draft is what is live again.',
  imported: 'The look of the file is in the draft.',
  back: (number: number) => `Version ${number} is live again.`,
  noVersion: 'There is no such version.',
  reserved: 'An administrator sets this.',
  notEnabled: 'Live editing is not enabled for this site.',
  savedMeanwhile: 'Someone else has changed the draft since you opened it. Look at it and publish again.',
  chosenMeanwhile: (by: string | null, value: string) =>
    `${by ?? 'Someone'} chose ${value} meanwhile. Save again to keep yours.`,
  notSaved: 'The look could not be saved. Check the connection and try again.',
  noFile: 'Please choose a file, or paste its text.',
  longFile: 'This file is too long for a look.',
  notJson: 'This is not the file of a look: it cannot be read as JSON.',
  notLook: 'This is not the file of a look. Export one to see what it consists of.',
  otherVersion: (version: string) => `This file is of version ${version}. This server reads versions 1 to 3.`,
  unknownSetting: (key: string) => `There is no setting “${key}”.`,
  wrongSetting: (label: string, problem: string) => `${label}: ${problem}`,
  /** by the application that is switched off */
  off: {
    search: 'The job search is off on this site.',
    newsRoom: 'The newsroom is off on this site.',
    donations: 'Donations are off on this site.',
  },
  noPage: 'There is no page at this address.',
} as const
