export { KeptMailNote } from './kept-mail-note.tsx'
