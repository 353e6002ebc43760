// The error catalogues of the three documents, word for word, misspellings included.
// By what a screen shows: a visitor loads the words of that screen alone.
export * from './messages/controls.ts'
export * from './messages/editor.ts'
export * from './messages/jobs.ts'
export * from './messages/pages.ts'
export * from './messages/people.ts'
