export { hashedKey } from './attempts.ts'
export { mailCredentialsChanged } from './mails.ts'
export { isFresh, recentAuthentication, signInAgain } from './own-password.ts'
export { requestReset, resetLink } from './reset.ts'
export { enter, secondStep, signIn } from './sign-in.ts'
export {
  askForAddress,
  cancelAddressChange,
  pendingAddress,
  resendAddressProof,
} from './staff-address.ts'
