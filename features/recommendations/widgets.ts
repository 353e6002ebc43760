export { RecommendForm } from './recommend-form.tsx'
