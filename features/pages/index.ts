export { copyPages, createPage, homeOfTheme, type Page, pageAt, pagesFor } from './pages.ts'
export { pageProps } from './props.ts'
