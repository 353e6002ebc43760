export { Section } from './admin/edit-words.tsx'
export { ThemeForm } from './admin/theme-form.tsx'
export { LookPanel } from './live/look-panel.tsx'
export { LookFields, type TypedLook, typedLook } from './look-fields.tsx'
