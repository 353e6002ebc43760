export { NewsItems } from './news-items.tsx'
