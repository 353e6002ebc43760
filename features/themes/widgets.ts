export { LookPanel } from './live/look-panel.tsx'
export { LookFields, type TypedLook, typedLook } from './look-fields.tsx'
