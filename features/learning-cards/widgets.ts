export { factsOf, ResourceButton, ResourceRow } from './resource-row.tsx'
export { TrainingCard, TrainingGrid } from './training-card.tsx'
