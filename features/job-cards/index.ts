export { type BriefRow, briefOf, briefRows, numeric } from './briefs.ts'
export { favorited, isFavorite, isGone, jobCards } from './cards.ts'
export { jobHref } from './links.ts'
export { shownOn, shows } from './scope.ts'
