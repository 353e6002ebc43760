export { newestArticles } from './articles.ts'
export { publishingSchedule } from './schedule.ts'
