export { sectionData } from './data.ts'
export { isStill, sectionFile } from './files.ts'
