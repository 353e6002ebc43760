export { addPage, copyPages, homeOfTheme, mayEditThemes, type Page, pageAt, pagesFor } from './pages.ts'
export { pageProps } from './props.ts'
