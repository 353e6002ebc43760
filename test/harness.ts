export { type TestApp, testApp } from './app.ts'
export { type TestDatabase, testDatabase } from './database.ts'
