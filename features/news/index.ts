export { newestArticles } from './articles.ts'
