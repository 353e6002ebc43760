export { copyPages, createPage, homeOfTheme, pageAt } from './pages.ts'
export { pageProps } from './props.ts'
