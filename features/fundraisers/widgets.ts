export { TopDonors, TopTeams } from './boards.tsx'
export { GoalBar } from './goal-bar.tsx'
export { FundraiserActions } from './modal/actions.tsx'
export { Participation } from './modal/participation.tsx'
