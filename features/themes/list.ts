// Without Zod: the page builder asks for these words in the browser.
export { homeLists, homeTexts } from './model/home-lists.ts'
