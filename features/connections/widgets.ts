export { ConnectionButtons } from './buttons.tsx'
