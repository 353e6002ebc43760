export { AccountPage } from './account-page.tsx'
export { Or, Panel } from './panel.tsx'
