// The error catalogues of the three documents, word for word, misspellings included.
// Split by screen, so that a visitor loads only the messages needed.
export * from './messages/controls.ts'
export * from './messages/editor.ts'
export * from './messages/jobs.ts'
export * from './messages/pages.ts'
export * from './messages/people.ts'
export * from './messages/sign-in.ts'
