export { Editor, wholeOf } from './editor.tsx'
