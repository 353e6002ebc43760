export { menteeFor, recommenderOf } from './recommendations.ts'
