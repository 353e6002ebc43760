export { Agreement } from './agreement.tsx'
export { FirstStep } from './first-step.tsx'
