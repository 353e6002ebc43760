// The error catalogues of the three documents, word for word, misspellings included.

/** Document 1, section 8. */
export const jobsMessages = {
  noJobs: 'No jobs found.',
  noResults: 'No results.',
  addMos: 'Add your MOS to your profile to find relevant jobs.',
  addInterests: 'Add job interests to your profile to find relevant jobs.',
  error: (message: string) => `An error occurred: ${message}`,
  /** document 2, section 8 */
  invalidLocation: 'Your location might be invalid, please check or remove them.',
  /** document 2, section 8 */
  noSearchApp: 'This app is not enabled',
  /** document 3, section 8 */
  noneInArea: 'No jobs found in your area',
  noneInLocation: 'No jobs found in the selected location',
  occupationDescription: 'There was an error loading the occupation description',
} as const

/** Document 1, section 2: the banner of …/recommended. */
export const recommendedBy = (name: string) => `Recommended by ${name}`

/** Document 1, section 8: Selector. */
export const selectorMessages = {
  failed: 'Error loading items',
  noResults: (query: string) => `No results for ${query}`,
  enterSearch: 'Please enter a search',
  loading: 'Loading items...',
  capped:
    'The results have been limited to a maximum of 50, please type in the search to refine your results.',
} as const

/** Document 1, section 8: Search list. */
export const searchListMessages = {
  enterQuery: 'Please enter a query',
  noResults: 'Sorry, your search yielded no results',
} as const

/** Document 1, section 9: 'of 10000+ results' when the total is at least 10000. */
export const resultsOf = (total: number, counted = 10_000) =>
  total >= counted ? `of ${counted}+ results` : `of ${total} results`

/** Document 1, section 8: feeds. */
export const feedMessages = {
  importing: 'The feed is being imported and results should appear shortly.',
} as const

/** Document 2, section 8: employers. */
export const employerMessages = {
  saved: 'Saved successfully!',
  jobsDeleted: 'Success deleting employer jobs',
  idCopied: 'Employer ID copied to clipboard',
} as const

/** Document 3, section 5: the generic mark of a required field. */
export const requiredMark = '(required)'

/** Document 3, section 4: leaving with unsaved changes. */
export const leaveMessages = {
  page: 'Are you sure you want to leave? You have unsaved changes!',
  route: 'Make sure to save your changes before leaving.',
} as const

/** Applications: the documents give statuses and screens, the words are ours. */
export const applicationMessages = {
  sent: 'Your application is on its way.',
  sentBefore: 'You have applied for this job already. Nothing was sent again.',
  followed: 'Job added to your applications.',
  saved: 'Application saved.',
  removed: 'Job removed from your applications.',
} as const

/** Recommendations: the empty state is document 3's, section 8. */
export const recommendationMessages = {
  none: 'You have no recommendations yet.',
  made: (name: string) => `Recommended to ${name}.`,
} as const

/** Document 3, section 8: empty states. */
export const emptyMessages = {
  nothing: 'Nothing to show',
  nothingSaved: 'Nothing saved.',
} as const

/** The forms' captcha. */
export const captchaMessages = {
  failed: 'We could not tell that you are a person. Please try again.',
  first: 'Please show that you are a person first.',
  tooOften: 'That was more often than we can take. Please try again in an hour.',
} as const

/** Saved jobs: the documents give the toggle, the words are ours. */
export const favoriteMessages = {
  saved: 'Job saved.',
  removed: 'Job removed from your saved jobs.',
} as const

/** Signing in. The documents name the rules, the words are ours. */
export const signInMessages = {
  /** document 2, section 5: login requires email and password */
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter an email address like name@example.com.',
  passwordRequired: 'Please enter your password.',
  wrong: 'The email address or the password is not right. Please try again.',
  mailed:
    'If there is an account with this email address, a link is on its way to it. It is good for one hour.',
  linkDead: 'This link has been used or is too old. Ask for a new one below.',
  passwordChanged:
    'Your password is changed. Everybody else who was signed in to your account is signed out.',
  passwordReset: 'Your password is changed. Please sign in with it.',
  emailMailed: 'We sent a link to the new address. Your address changes when you open it.',
  emailChanged: 'Your email address is changed.',
  emailTaken: 'This address belongs to another account by now.',
  activationMailed: 'The mail is on its way. Its link is good for 24 hours.',
  signedOut: 'You are signed out.',
  signedOutElsewhere: 'All your other sessions are signed out.',
  sessionEnded: 'That session is signed out.',
  saved: 'Your details are saved.',
  deleted: 'Your account is deleted.',
} as const

/** Choosing a password. */
export const passwordMessages = {
  required: 'Please choose a password.',
  short: 'Please use 8 characters or more. Three or four words work well.',
  long: 'Please use 128 characters or fewer.',
  common: 'This password is one of the first that others would try. Please choose another.',
  different: 'The two passwords differ. Please type the same one twice.',
} as const

/** Document 1, section 8: Admin toasts and the confirmation prompt. */
export const userMessages = {
  notSuppressed: 'Email is not on supression groups, user should be able to receive emails.',
  suppressionsCleared:
    'The suppressions of the delivery service were cleared, the user should be able to receive messages again.',
  deleted: 'User deleted permanently.',
  ticketSent: 'Emailed ticket to user.',
  loggedOut: 'User logged out.',
  resetLinkCopied: 'Password reset link copied to clipboard!',
  resetLinkFailed: 'An error occured while generating the password reset link',
  confirmDelete: 'Are you sure you want to delete this user?',
  // The rest is ours.
  resetMailed: (name: string) => `A link for a new password is on its way to ${name}.`,
  badgesSet: (people: number) => (people === 1 ? 'Badges set.' : `Badges set for ${people} people.`),
  disabled: (people: number) => (people === 1 ? 'Account disabled.' : `${people} accounts disabled.`),
  emailTaken: 'Another account has this email address.',
  saved: 'Saved successfully!',
} as const

/** The outbox. */
export const mailMessages = {
  resent: 'The mail is on its way again.',
} as const

/** Questions of sign-up, quizzes and surveys: documents 1, 2 and 3, section 5. */
export const questionMessages = {
  required: 'Required',
  unanswered: 'Oops! You must answer all questions',
  dateBounds: (min?: string | number, max?: string | number) =>
    [
      min && `Minimum date allowed ${usDate(String(min))}`,
      max && `Maximum date allowed ${usDate(String(max))}`,
    ]
      .filter(Boolean)
      .join(', '),
  optionCount: (min?: string | number, max?: string | number) =>
    `This question requires you to select ${[
      min !== undefined && `at least ${min} options`,
      max !== undefined && `at most ${max} options`,
    ]
      .filter(Boolean)
      .join(' and ')}`,
  // The rest is ours.
  one: 'Please give one answer.',
  long: (most: number) => `Please use ${most} characters or fewer.`,
  choice: 'Please choose one of the answers.',
  date: 'Please enter a whole date.',
  number: 'Please enter a whole number.',
  currency: 'Please enter an amount, such as 1250 or 12.50.',
  range: (min: number, max: number | null) =>
    max === null ? `Please enter ${min} or more.` : `Please enter a number from ${min} to ${max}.`,
} as const

const usDate = (iso: string) => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')

/** Signing up: documents 2 and 3, sections 5 and 8. */
export const signUpMessages = {
  invalidZip: 'The zip code is invalid, please check it before continuing',
  noAddress: 'Error while trying to fetch address, check your zip code',
  registered: 'Registration was successful! Please fill the info to complete your profile.',
  howDidYouHear: 'Please fill details about how your heard about us',
  otherServices: 'Please tell us about other services you require.',
  // The rest is ours.
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  zip: 'Please enter your zip code.',
  branch: 'Please choose your branch of service.',
  addressLine1: 'Please enter your street address.',
  city: 'Please enter your city.',
  county: 'Please enter your county.',
  phone: 'Please enter your phone number.',
  phoneInvalid: 'Please enter a phone number with its area code, such as 757-555-0142.',
  dischargeReason: 'Please choose a reason.',
  careerInterests: 'Please choose one or more.',
  heardChoice: 'Please choose one.',
  dd214: 'Please choose the file of your DD214.',
  resume: 'Please choose the file of your resume.',
  agreement: 'Please agree to the terms and the privacy policy to go on.',
  activated: 'Your account is active.',
  activationPassword:
    'This is not the password that you chose when you signed up. Try again, or choose another.',
  fileDropped: 'The files you had sent were dropped after a day. Please add them again.',
  hasAccount: 'You are signed in: you have an account already.',
} as const

/** Saved searches: the documents give the screens, the words are ours. */
export const savedSearchMessages = {
  saved: 'Search saved.',
  changed: 'Saved search changed.',
  removed: 'Saved search removed.',
  longName: 'Please use 100 letters or fewer for the name.',
  tooMany: 'You have 50 saved searches, as many as there can be. Remove one first.',
  unsubscribed: 'You will get no more mail about this search.',
} as const

/** Document 1, section 9. */
export const clearanceText = 'A security clearance is good for 24 months after separation.'

/** Profiles: our own words. */
export const profileMessages = {
  saved: 'Saved.',
} as const

/** Document 3, section 8: uploads. */
export const uploadMessages = {
  none: 'No file selected.',
  failed: 'Something went wrong with the file upload, check console for details',
} as const

/** The gallery: our own words. */
export const pictureMessages = {
  added: 'Picture added.',
  saved: 'Picture saved.',
  deleted: 'Picture deleted.',
  inUse: (where: string) => `This picture is shown on ${where}. Take it off there first.`,
} as const

/** Badges: our own words. */
export const badgeMessages = {
  created: 'Badge added.',
  saved: 'Badge saved.',
  deleted: 'Badge deleted.',
  taken: 'There is a badge of this name already.',
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

/** The contact form: the documents give the form, the words are ours. */
export const contactMessages = {
  sent: 'Your message is on its way. We answer by email.',
  noAddress: 'This form can not send: the site has no contact address. An administrator can set one.',
  noSubject: 'This form can not send: give it a subject for its mails.',
  closed: 'This form can not take messages at the moment. Please try again later.',
} as const

/** The newsletter: the documents give the form, the words are ours. */
export const newsletterMessages = {
  mailed: 'Almost there: open the link that we have sent to your address.',
  confirmed: 'You are on the list.',
  ended: 'You will get no more newsletters.',
  removed: 'Address removed.',
} as const

/** Giving: documents 1 and 3, sections 2 and 8. */
export const donationMessages = {
  off: 'Donations not enabled on this site.',
  none: 'There are no donations yet.',
  noFundraiser: 'Fundraiser Information Missing for this Page, please contact Admin.',
  noFundraiserHelp:
    'Please make sure you accessed this page from a fundraiser page rather than directly from /pages.',
} as const

/** Calendars: documents 1 and 3, section 8. */
export const calendarMessages = {
  none: 'No events to show.',
  // Ours.
  unknown: 'No page of this site shows this address.',
} as const

/** Features that a site has not switched on yet: our own words. */
export const notYetMessages = {
  employerSignup: 'Employers can not sign up on this site yet.',
} as const

/** Document 3, sections 4 and 8: pages. */
export const pageMessages = {
  saveFailed: "The system wasn't able to save your changes, please try again.",
  routeTaken: 'Another page of this site has this route.',
  homeTaken: 'This site has a home page already.',
  saved: 'The page is saved.',
  deleted: 'The page is deleted.',
  changedMeanwhile: 'Somebody else has saved this page since you opened it.',
} as const

/** Document 3, sections 4 and 8: the editor. */
export const editorMessages = {
  edit: 'Edit Page',
  discard: 'Discard ALL changes',
  save: 'Save ALL Changes',
  noContent: 'No content defined yet!',
  unknownType: 'Edit Component Not Found',
  pageCreated: 'Page created successfully. Redirecting to fundraiser form...',
  requiredMissing: 'Some required fields are empty.',
  saved: 'Your changes are saved.',
  unreachable: 'The server can not be reached.',
  conflicts: 'Somebody else has changed the same parts of this page. Please decide, then save.',
} as const

/** Sites: our own words. */
export const themeMessages = {
  created: 'The site was made.',
  saved: 'The site is saved.',
  deleted: 'The site is deleted.',
  duplicated: 'The copy is a draft. Give it a name and a domain.',
  typeDelete: 'Type the word delete to go on.',
  domainTaken: (domain: string) => `${domain} belongs to another site.`,
  onThisSite: 'You are on this site. Open another one to delete it.',
} as const

/** A person's own files: our own words. */
export const fileMessages = {
  added: 'Your file was added.',
  deleted: 'Your file was deleted.',
} as const
