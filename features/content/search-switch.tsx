import type { ReactNode } from 'react'
import type { SiteProps } from '#features/themes/schema.ts'
import { applicationMessages } from '#spec/messages.ts'
import { usePage } from '#ui/nav.ts'
import { Quiet } from './quiet.tsx'

/** What looks for jobs, where the site has the search switched on (document 2, section 8). */
export function SearchSwitch({ children }: { children: ReactNode }) {
  const { site } = usePage<{ site: SiteProps }>().props
  return site.applications.search ? children : <Quiet>{applicationMessages.off}</Quiet>
}
