import { lazy, type ReactNode, Suspense } from 'react'
import { useCounts } from '#features/chat/widgets.ts'
import { FindOpener, usePalette } from '#features/find/widgets.ts'
import { EditLook } from '#features/themes/live/widgets.ts'
import { DraftBanner } from '#features/website-builder/widgets.ts'
import type { Flash } from '#ui/toast.tsx'
import { Workplace } from '#ui/workplace/workplace.tsx'
import { Account, AccountMenu } from './account.tsx'
import { withMessages } from './frame-counts.ts'
import { isOfVisitors, type Shared, type ViewerProps } from './layout-props.ts'
import { markOf, SiteShell } from './site-shell.tsx'
import { Switched } from './switched.tsx'
import { Unread } from './unread.tsx'

/** Fetched when it is opened first. */
const Palette = lazy(() => import('#features/find/palette.tsx'))

type Props = {
  shared: Shared
  viewer: ViewerProps
  path: string
  flash: Flash | null
  children: ReactNode
}

/** What is around a page for a signed-in person: the frame of their workplace, or the site's header with their account. */
export function SignedIn({ shared, viewer, path, flash, children }: Props) {
  const { site, frame, unread, csrf, draft, mayEditLook } = shared
  const palette = usePalette(true)
  useCounts(viewer.navigation.hasChat)
  const banner = (
    <>
      {viewer.switchedBy && <Switched name={viewer.name} by={viewer.switchedBy} csrf={csrf} />}
      {draft && isOfVisitors(path) && <DraftBanner themeId={draft.id} />}
    </>
  )
  return (
    <>
      {frame ? (
        <Workplace
          site={markOf(site)}
          places={viewer.navigation.places.map((one) => ({ ...one, isCurrent: one.key === frame.place }))}
          groups={withMessages(frame.groups, unread)}
          more={frame.more}
          isTask={frame.isTask}
          find={<FindOpener onOpen={palette.open} />}
          tools={
            <>
              <Unread viewer={viewer} unread={unread} />
              <AccountMenu viewer={viewer} csrf={csrf} />
            </>
          }
          banner={banner}
          flash={flash}
        >
          {children}
        </Workplace>
      ) : (
        <SiteShell
          site={site}
          path={path}
          account={<Account viewer={viewer} unread={unread} csrf={csrf} />}
          banner={banner}
          flash={flash}
        >
          {children}
        </SiteShell>
      )}
      {mayEditLook && !frame && isOfVisitors(path) && <EditLook themeId={site.id} path={path} />}
      {palette.isOpen && (
        <Suspense>
          <Palette onClose={palette.close} />
        </Suspense>
      )}
    </>
  )
}
