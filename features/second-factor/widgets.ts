export type { Factors } from './schema.ts'
export { usePasskey } from './use-passkey.tsx'
