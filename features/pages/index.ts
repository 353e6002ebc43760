export { editablePageAt, homeOfTheme, type Page, pageAt, pagesFor } from './find.ts'
export { pageProps } from './props.ts'
export { addPage, copyPages } from './save.ts'
