import { emailMessages } from './people.ts'

/** Signing in. The documents name the rules, the words are ours. */
export const signInMessages = {
  proveFirst: 'Please prove that it is you. Then you come back to what you were doing.',
  proven: 'Thank you. You can go on now.',
  ...emailMessages,
  passwordRequired: 'Please enter your password.',
  wrong: 'The email address or the password is not right. Please try again.',
  mailed: 'If there is an account with this email address, a link is on its way. It expires in one hour.',
  linkDead: 'This link has expired or was already used. Request a new one below.',
  passwordChanged: 'Your password was changed, and you were signed out on all other devices.',
  passwordReset: 'Your password was changed. Please sign in with it.',
  emailMailed: 'We sent a link to the new address. Your address changes when you open it.',
  emailChanged: 'Your email address was changed.',
  addressConfirmed: 'This address is confirmed. Please sign in with it.',
  addressConfirmedFirst: 'This address is confirmed. Choose a password for it now.',
  addressStopped: 'The change was stopped. Your account keeps this address.',
  addressRestored: 'Your account has this address again. Choose a new password now.',
  emailTaken: 'This address belongs to another account.',
  activationMailed: 'The email is on its way. Its link expires in 24 hours.',
  signedOut: 'You are signed out.',
  signedOutElsewhere: 'All your other sessions are signed out.',
  sessionEnded: 'That session is signed out.',
  saved: 'Your details are saved.',
  deleted: 'Your account is deleted.',
} as const
