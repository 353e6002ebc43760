export { FirstStep } from './first-step.tsx'
