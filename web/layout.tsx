import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import type { SiteLink, SiteProps } from '#features/themes/schema.ts'
import type { CaptchaProps } from '#lib/captcha/index.ts'
import type { Capability } from '#spec/access.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { Head, usePage } from '#ui/nav.ts'
import { Shell } from '#ui/shell.tsx'
import { Account } from './account.tsx'
import { Switched } from './switched.tsx'

/** A chunk of its own: only those who may edit the look ever fetch it. */
const LiveEditing = lazy(() => import('#features/themes/live/live-editing.tsx'))

/** What the server shares with every page. */
export type Shared = {
  site: SiteProps
  viewer: ViewerProps | null
  csrf: string | null
  captcha: CaptchaProps | null
  /** the look of this site may be edited on it (document 3, section 6) */
  mayEditLook: boolean
  /** no mail leaves: whoever waits for one is told where it is */
  mailIsKept: boolean
}

/** The person who looks, as the header shows them. */
export type ViewerProps = {
  id: string
  name: string
  photo: string | null
  /** those of web/account-entries.ts that this person has */
  can: Capability[]
  /** who really sits there, while the account is switched */
  switchedBy: string | null
}

/** What every screen of a site stands in. */
export function Layout({ children }: { children: ReactNode }) {
  const page = usePage<Shared>()
  const { site, viewer, csrf, mayEditLook } = page.props
  const hydrated = useHydrated()
  const { navigation = [], footer, header, description } = site.content
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
        navigation={navigation.map((link) => ({ ...link, isCurrent: link.href === path }))}
        header={header}
        footer={{ ...footer, links: withLegal(footer?.links) }}
        account={<Account viewer={viewer} csrf={csrf} url={page.url} />}
        banner={viewer?.switchedBy && <Switched name={viewer.name} by={viewer.switchedBy} csrf={csrf} />}
        flash={flash}
      >
        {children}
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

/** Tells whoever measures a page from when on it answers with script. */
function useMark() {
  useEffect(() => void performance.mark('usable'), [])
}

/** Screens that visitors see too: there the look of the site is edited. */
const isOfVisitors = (path: string) => !/^\/(admin|website-builder)(\/|$)/.test(path)

function toastOf({ message }: { message?: unknown }) {
  return typeof message === 'string' ? { message } : null
}

/** A new screen without a reload begins where its content does, for the keyboard and for those who listen. */
function useFocusOnContent(path: string) {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
}

/** The look of a site stands in the document: a preview of another one, and the way back from it, load anew. */
function useOwnLook(siteId: string) {
  const first = useRef(siteId)
  useEffect(() => {
    if (first.current !== siteId) location.reload()
  }, [siteId])
}
