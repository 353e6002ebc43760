export { EditLook } from './edit-look.tsx'
