export { completeRecommended } from './answer.ts'
export { recommendationList } from './list-of.ts'
export {
  menteeFor,
  openRecommendations,
  type Recommended,
  recommend,
  recommendedOf,
  recommenderOf,
  recommendersOf,
} from './recommendations.ts'
