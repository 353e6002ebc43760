export { postJob } from './form/save.ts'
