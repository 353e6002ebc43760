export { addResource } from './edit.ts'
