export { hasModules, type ModuleRow, modulesFor, ownModules } from './modules.ts'
export type { Audience } from './who.ts'
