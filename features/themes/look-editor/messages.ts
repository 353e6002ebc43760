/** The editor of the look: our own words. */
export const lookMessages = {
  saved: 'The draft is saved.',
  published: 'The look is published.',
  same: 'Live and draft are the same.',
  discarded: 'The draft is what is live again.',
  imported: 'The look of the file is in the draft.',
  back: (number: number) => `Version ${number} is live again.`,
  noVersion: 'There is no such version.',
  reserved: 'An administrator sets this.',
  notEnabled: 'Live editing is not enabled for this site.',
  savedMeanwhile: 'Somebody else has changed the draft since you opened it. Look at it and publish again.',
  chosenMeanwhile: (by: string | null, value: string) =>
    `${by ?? 'Somebody'} chose ${value} meanwhile. Save again to keep yours.`,
  notSaved: 'The look could not be saved. Check the connection and try again.',
  noFile: 'Please choose a file, or paste its text.',
  notJson: 'This is not the file of a look: it cannot be read as JSON.',
  notLook: 'This is not the file of a look. Export one to see what it consists of.',
  otherVersion: (version: string) => `This file is of version ${version}. This server reads version 1.`,
  unknownSetting: (key: string) => `There is no setting “${key}”.`,
  wrongSetting: (label: string, problem: string) => `${label}: ${problem}`,
  noPage: 'There is no page at this address.',
} as const
