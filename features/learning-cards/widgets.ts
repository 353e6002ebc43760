export { TrainingCard, TrainingGrid } from './training-card.tsx'
