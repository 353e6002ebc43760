import { editPage } from './controls.ts'

/** The gallery: our own words. */
export const pictureMessages = {
  added: 'Picture added.',
  saved: 'Picture saved.',
  deleted: 'Picture deleted.',
  inUse: (where: string) => `This picture is in use on ${where}. Remove it there first.`,
} as const

/** Document 3, section 4: what staff read above a container that not everybody sees. */
export const audienceLabels = {
  loggedIn: 'Only visible to logged-in users',
  loggedOut: 'Only visible to non-logged-in users',
} as const

/** Comments: documents 1 and 3, sections 2 and 8. */
export const commentMessages = {
  off: 'Comments not enabled on this site.',
  none: 'There are no comments yet.',
  thanks: 'Thank you for leaving a message!',
  // The rest is ours.
  name: 'Please enter your name.',
  message: 'Please write a message.',
  long: (most: number) => `Please use ${most.toLocaleString('en-US')} characters or fewer.`,
  hidden: 'Comment hidden.',
  shown: 'Comment shown again.',
  deleted: 'Comment deleted.',
} as const

/** Giving: documents 1 and 3, sections 2 and 8. */
export const donationMessages = {
  off: 'Donations not enabled on this site.',
  none: 'There are no donations yet.',
  thanks: 'Thank you for donating!',
  done: 'Done!',
  verifyCard: 'Please verify your card information.',
  minimum: (min: string) => `The minimum donation amount is ${min}`,
  outside: 'Outside a fundraiser.',
  noneConfigured: 'The Site Admin has not configured any fundraiser for this page.',
  noFundraiser: 'Fundraiser Information Missing for this Page, please contact Admin.',
  noFundraiserHelp:
    'Please make sure you accessed this page from a fundraiser page rather than directly from /pages.',
} as const

/** Calendars: documents 1 and 3, section 8. */
export const calendarMessages = {
  none: 'No events to show.',
  // Ours.
  unknown: 'No page of this site shows this calendar.',
} as const

/** Features that a site has not switched on yet: our own words. */
export const notYetMessages = {
  employerSignup: 'Employers cannot sign up on this site.',
} as const

/** Document 3, sections 4 and 8: pages. */
export const pageMessages = {
  edit: editPage,
  saveFailed: "The system wasn't able to save your changes, please try again.",
  routeTaken: 'Another page of this site has this route.',
  homeTaken: 'This site already has a home page.',
  created: 'Page created. Add its content.',
  saved: 'Page saved.',
  deleted: 'Page deleted.',
  undescribed: 'Please describe the page in a sentence or two.',
  otherSites: 'Please choose among the sites that you edit.',
  emptyHome:
    'Visitors would see an empty home page. Choose a template, or check this box to publish it without content.',
  changedMeanwhile: 'Someone else has saved this page since you opened it.',
  restored: (rev: number) => `Version ${rev} is back.`,
  settingsUnknown:
    'This version was saved without settings. Its name and content are restored; everything else stays as it is.',
  settingsStay: (labels: string) =>
    `These stay as they are, because only an administrator can change them: ${labels}.`,
} as const

/** Labels of a page's settings: our own words. */
export const pageLabels = {
  name: 'Name',
  type: 'Type',
  route: 'Route',
  hideTitle: 'Hide the title',
  global: 'On all sites',
  description: 'Description',
  image: 'Picture when it is shared',
  publishDate: 'Publish on',
  intro: 'Intro',
  previewImg: 'Preview picture',
} as const

/** Labels of page types: our own words. */
export const pageTypeLabels = {
  page: 'Page',
  home: 'Home page',
  article: 'Article',
  template: 'Template',
} as const

/** Sites: our own words. */
export const themeMessages = {
  created: 'Your site is ready.',
  saved: 'Site saved.',
  deleted: 'Site deleted.',
  duplicated: 'The copy is a draft. Give it a name and a domain.',
  savedMeanwhile:
    'Someone else has saved this site since you opened it. Save again to overwrite their changes, or reload the page to see them.',
  typeDelete: 'Type the word delete to confirm.',
  domainTaken: (domain: string) => `${domain} belongs to another site.`,
  domainReserved: (domain: string) => `${domain} is reserved by this server. Choose another domain.`,
  onThisSite: 'You are on this site. To delete it, open another site first.',
} as const
