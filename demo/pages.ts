import { PageFile } from '#features/pages/schema.ts'
import { filesIn, readData } from './data.ts'
import { themes } from './themes.ts'

/** The content pages of the demo sites, as the page form of a site downloads them. */
export const pages = themes.flatMap(({ slug: theme }) =>
  filesIn(`pages/${theme}`).map((file) => ({ theme, ...readData(`pages/${theme}/${file}`, PageFile) })),
)
