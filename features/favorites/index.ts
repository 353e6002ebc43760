export { saveFavorite } from './favorites.ts'
export { keptIntents } from './intent.ts'
