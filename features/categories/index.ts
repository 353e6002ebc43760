export { type Category, careerCategories, categories } from './categories.ts'
export { categoryLabels } from './labels.ts'
