export { measureApplicants } from './measure.ts'
export { addNote } from './notes.ts'
export { receiveApplication } from './receive.ts'
export { confirmHire, setStatus } from './status.ts'
