export { dashboardsOf, hasModules, isModuleOn, type ModuleRow, modulesFor, ownModules } from './modules.ts'
export { type Audience, type Condition, conditionsOf, factsOf, unmetBy } from './who.ts'
