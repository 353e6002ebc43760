import type { ComponentType, ReactNode } from 'react'

export type PageComponent = ComponentType<never> & { layout?: (page: ReactNode) => ReactNode }
export type PageModule = {
  default: PageComponent
  /** loads what the page needs for these props, before it is shown */
  prepare?: (props: never) => Promise<void>
}

/** 'job-search/search' → features/job-search/search.page.tsx */
export const pathOf = (name: string) => `../features/${name}.page.tsx`
