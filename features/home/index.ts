export { homePage } from './home.ts'
