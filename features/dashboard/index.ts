export { nextStep } from './next-step.ts'
export { addModule } from './save.ts'
