export { recommendationList } from './list-of.ts'
export {
  completeRecommended,
  menteeFor,
  openRecommendations,
  recommend,
  recommendedOf,
  recommenderOf,
} from './recommendations.ts'
