/** An address for mail. */
export const emailMessages = {
  /** document 2, section 5: login requires email and password */
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter an email address like name@example.com.',
} as const

/** Choosing a password. */
export const passwordMessages = {
  required: 'Please choose a password.',
  short: 'Please use 8 characters or more. Three or four words work well.',
  long: 'Please use 128 characters or fewer.',
  common: 'This password is one of the first that attackers would try. Please choose another.',
  different: 'The passwords do not match. Please type the same one twice.',
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
  noSuchEmployer: (name: string) => `There is no employer “${name}”. Please check its name.`,
  severalEmployers: (name: string) =>
    `Several employers are called “${name}”. Please add the site, as in “${name} (Harbor)”.`,
  managesNothing: 'A manager works for an employer. Please add one below first.',
  mentorByType: 'Someone whose type is Mentor offers to mentor. Please choose another type too.',
  emailTaken: 'Another account has this email address.',
  addressProtected:
    'This person has permissions beyond those of a member, so only an administrator can enter another address. They can change it themselves in their account settings.',
  addressAsked: (email: string) =>
    `Saved. The address changes when its holder opens the link we sent to ${email}.`,
  addressResent: (email: string) => `The link was sent to ${email} again. Earlier links no longer work.`,
  addressCancelled: 'The change was canceled. The address stays as it is.',
  addressNotPending: 'No new address is waiting to be confirmed. Reload the page to see what changed.',
  savedMeanwhile:
    'Someone else changed this account after you opened it. Save again to keep your version, or reload the page to see theirs.',
  saved: 'Saved successfully!',
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
  rows: 'Please answer each row.',
  noFile: 'A question that asks for a file is possible in quizzes and surveys only.',
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
  agreement: 'Please agree to the terms and the privacy policy to continue.',
  activated: 'Your account is active.',
  activationPassword:
    'This is not the password that you chose when you signed up. Try again, or choose another.',
  expired: 'Your entries were saved for a day and have expired. Please start over; nothing was submitted.',
  fileDropped: 'Your uploaded files were deleted after a day. Please add them again.',
  hasAccount: 'You are signed in and already have an account.',
} as const

/** Document 1, section 9. */
export const clearanceText = 'A security clearance is good for 24 months after separation.'

/** Document 3, section 8: uploads. */
export const uploadMessages = {
  none: 'No file selected.',
  failed: 'Something went wrong with the file upload, check console for details',
} as const
