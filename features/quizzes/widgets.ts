export { Survey } from './survey.tsx'
