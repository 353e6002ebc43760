export { EditCorner } from './edit-corner.tsx'
export { PageHead, PageTitle } from './page-head.tsx'
export { type Restoration, RestorationChanges } from './restoration.tsx'
