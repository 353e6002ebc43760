export { addBadge, type Badge, badgesOf, givableBadges, giveBadge, setBadges } from './badges.ts'
