export { type BriefRow, briefOf, briefRows, numeric } from './briefs.ts'
export { favorited, isGone, jobCards } from './cards.ts'
export { jobHref } from './links.ts'
export { shownOn, shows } from './scope.ts'
