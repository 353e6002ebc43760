export { EditCorner } from './edit-corner.tsx'
