export { Editor, openPage } from './editor.tsx'
