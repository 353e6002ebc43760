export { type Column, type Container, Document, schemaVersion } from './model/document.ts'
export { most } from './model/limits.ts'
