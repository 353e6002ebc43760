export { favoritesAmong } from './favorites.ts'
export { keptIntents } from './intent.ts'
