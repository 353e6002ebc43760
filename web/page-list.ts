import type { PageModule } from './pages.ts'

/** The module of every page, loaded when it is shown. */
export const pages = import.meta.glob<PageModule>('../features/**/*.page.tsx')
