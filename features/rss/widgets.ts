export { FeedNews } from './feed-news.tsx'
export { NewsItems } from './news-items.tsx'
