import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import type { SiteLink, SiteProps } from '#features/themes/schema.ts'
import { DraftBanner } from '#features/website-builder/widgets.ts'
import type { CaptchaProps } from '#lib/captcha/index.ts'
import type { MenuItem } from '#lib/feature.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { Head, usePage } from '#ui/nav.ts'
import { Shell } from '#ui/shell.tsx'
import type { Flash } from '#ui/toast.tsx'
import { UploadPaths } from '#ui/upload-path.ts'
import { Account } from './account.tsx'
import { Switched } from './switched.tsx'

/** A separate chunk, fetched only by those who may edit the theme. */
const LiveEditing = lazy(() => import('#features/themes/live/live-editing.tsx'))

/** The props that the server shares with every page. */
export type Shared = {
  site: SiteProps
  viewer: ViewerProps | null
  csrf: string | null
  captcha: CaptchaProps | null
  /** the viewer may edit the theme on the page (document 3, section 6) */
  mayEditLook: boolean
  /** the site is a draft that the viewer may publish */
  draft: { id: string } | null
  /** mail goes to the outbox only: screens that promise a mail link to it */
  mailIsKept: boolean
}

/** The signed-in user, for the header. */
export type ViewerProps = {
  id: string
  name: string
  /** on pages with a form that visitors fill in */
  email: string | null
  photo: string | null
  /** what of the rooms' menu entries this person may use, in order */
  menu: MenuItem[]
  /** may enter the path of an upload by hand */
  typesUploadPaths: boolean
  /** the real user, in a switched account */
  switchedBy: string | null
}

/** The layout of every screen of a site. */
export function Layout({ children }: { children: ReactNode }) {
  const page = usePage<Shared>()
  const { site, viewer, csrf, mayEditLook, draft } = page.props
  const hydrated = useHydrated()
  const { navigation = [], footer, header, stickyHeader, description } = site.content
  const path = page.url.split(/[?#]/)[0] ?? '/'
  const flash = useMemo(() => toastOf(page.flash), [page.flash])
  useFocusOnContent(path)
  useOwnLook(site.id)
  useMark()
  return (
    <>
      <Head>
        <meta head-key="og:site_name" property="og:site_name" content={site.name} />
        <meta head-key="og:type" property="og:type" content="website" />
        {description && <meta head-key="description" name="description" content={description} />}
      </Head>
      <Shell
        site={{ name: site.name, logo: site.logoLight, logoDark: site.logoDark }}
        navigation={navigation
          .filter(isOffered(site))
          .map((link) => ({ ...link, isCurrent: link.href === path }))}
        header={header}
        stickyHeader={stickyHeader}
        footer={{ ...footer, links: withLegal(footer?.links?.filter(isOffered(site))) }}
        account={<Account viewer={viewer} csrf={csrf} url={page.url} />}
        banner={
          <>
            {viewer?.switchedBy && <Switched name={viewer.name} by={viewer.switchedBy} csrf={csrf} />}
            {draft && isOfVisitors(path) && <DraftBanner themeId={draft.id} />}
          </>
        }
        flash={flash}
      >
        <UploadPaths value={viewer?.typesUploadPaths ?? false}>{children}</UploadPaths>
      </Shell>
      {hydrated && mayEditLook && isOfVisitors(path) && (
        <Suspense>
          <LiveEditing themeId={site.id} />
        </Suspense>
      )}
    </>
  )
}

/** Every site has its terms and its privacy policy (documents 1 and 2, section 2). */
const legalLinks = [
  { href: '/terms', label: 'Terms' },
  { href: '/privacy-policy', label: 'Privacy policy' },
]
const withLegal = (links: SiteLink[] = []) => [
  ...links,
  ...legalLinks.filter(({ href }) => !links.some((link) => link.href === href)),
]

/** A site whose search is switched off does not lead to it. */
const isOffered =
  ({ applications }: SiteProps) =>
  ({ href }: SiteLink) =>
    applications.search || !/^\/jobs\/search([/?#.]|$)/.test(href)

/** Marks when hydration is complete, for performance measurements. */
function useMark() {
  useEffect(() => void performance.mark('usable'), [])
}

/** Screens that visitors also see, where the theme can be edited. */
const isOfVisitors = (path: string) => !/^\/(admin|website-builder)(\/|$)/.test(path)

function toastOf({ message, link, stays }: { message?: unknown; link?: unknown; stays?: unknown }) {
  if (typeof message !== 'string') return null
  return { message, link: link as Flash['link'], stays: stays === true }
}

/** After a client-side visit, moves the focus to the content, for keyboards and screen readers. */
function useFocusOnContent(path: string) {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
}

/** The theme is part of the document, so entering and leaving a preview needs a full reload. */
function useOwnLook(siteId: string) {
  const first = useRef(siteId)
  useEffect(() => {
    if (first.current !== siteId) location.reload()
  }, [siteId])
}
