export { CurrentPassword } from './current-password.tsx'
export { Or, Panel } from './panel.tsx'
export { type ProviderLink, ProviderLinks } from './provider-links.tsx'
export type { RequiredProof } from './schema.ts'
