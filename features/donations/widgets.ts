export { GiftItems } from './gift-items.tsx'
export { Give } from './wizard/give-form.tsx'
