export { type Category, careerCategories, categories } from './categories.ts'
