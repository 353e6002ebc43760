export { XcreditSignup } from './signup.tsx'
