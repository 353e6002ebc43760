export { myTeams } from './team-pages.ts'
