export { menteeFor, recommend, recommenderOf } from './recommendations.ts'
