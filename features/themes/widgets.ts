export { LookPanel } from './live/look-panel.tsx'
export { LookFields, type TypedLook, typed } from './look-fields.tsx'
