export { menteeFor, openRecommendations, recommend, recommendedOf, recommenderOf } from './recommendations.ts'
