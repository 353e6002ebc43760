export { sectionData } from './data.ts'
export { sectionFile } from './files.ts'
