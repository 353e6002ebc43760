export { menteeFor, recommend, recommendedOf, recommenderOf } from './recommendations.ts'
