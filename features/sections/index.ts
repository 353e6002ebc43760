export { sectionData } from './data.ts'
export { sectionFile } from './files.ts'
export { isStill } from './model/still.ts'
