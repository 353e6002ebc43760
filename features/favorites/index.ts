export { favoritesAmong, setFavorite } from './favorites.ts'
export { keptIntents } from './intent.ts'
