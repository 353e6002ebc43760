export { hashedKey } from './attempts.ts'
export { queueDeletionMail } from './deletion-mail.ts'
export { mailCredentialsChanged } from './mails.ts'
export { isFresh, recentAuthentication, requiredProofFor } from './own-password.ts'
export { proveAddress, proven } from './prove-first.ts'
export { requestReset, resetLink } from './reset.ts'
export { enter, secondStep, signIn } from './sign-in.ts'
export {
  askForAddress,
  cancelAddressChange,
  pendingAddress,
  resendAddressProof,
} from './staff-address.ts'
