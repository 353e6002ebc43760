export { completeRecommended } from './answer.ts'
export { latestRecommendation } from './list-of.ts'
export {
  menteeFor,
  openRecommendations,
  type Recommended,
  recommend,
  recommendedOf,
  recommenderOf,
  recommendersOf,
} from './recommendations.ts'
