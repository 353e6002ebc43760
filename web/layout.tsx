import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Head, usePage } from '#ui/nav.ts'
import type { Flash } from '#ui/toast.tsx'
import { UploadPaths } from '#ui/upload-path.ts'
import type { Shared } from './layout-props.ts'
import { signedInPart } from './signed-in-part.ts'
import { SiteShell } from './site-shell.tsx'
import { WaysIn } from './ways-in.tsx'

/** The layout of every screen: for signed-in people that of signed-in.tsx, otherwise the site's own header and footer. */
export function Layout({ children }: { children: ReactNode }) {
  const page = usePage<Shared>()
  const { site, viewer } = page.props
  const [url = '/'] = page.url.split('#')
  const [path = '/'] = url.split('?')
  const flash = useMemo(() => toastOf(page.flash), [page.flash])
  const SignedIn = signedInPart()
  useFocusOnContent(url, path)
  useOwnLook(site.id)
  useMark()
  const content = <UploadPaths value={viewer?.typesUploadPaths ?? false}>{children}</UploadPaths>
  return (
    <>
      <Head>
        <meta head-key="og:site_name" property="og:site_name" content={site.name} />
        <meta head-key="og:type" property="og:type" content="website" />
        {site.content.description && (
          <meta head-key="description" name="description" content={site.content.description} />
        )}
      </Head>
      {viewer && SignedIn ? (
        <SignedIn shared={page.props} viewer={viewer} path={path} flash={flash}>
          {content}
        </SignedIn>
      ) : (
        <SiteShell site={site} path={path} account={<WaysIn url={page.url} />} flash={flash}>
          {content}
        </SiteShell>
      )}
    </>
  )
}

/** Marks when hydration is complete, for performance measurements. */
function useMark() {
  useEffect(() => void performance.mark('usable'), [])
}

function toastOf({ message, link, stays }: { message?: unknown; link?: unknown; stays?: unknown }) {
  if (typeof message !== 'string') return null
  return { message, link: link as Flash['link'], stays: stays === true }
}

/**
 * After a client-side visit, moves the focus to the content, for keyboards and screen readers; on the same screen only where
 * what had it is gone, as the number of the next page is.
 */
function useFocusOnContent(url: string, path: string) {
  const shown = useRef({ url, path })
  useEffect(() => {
    const before = shown.current
    shown.current = { url, path }
    const isLost = before.url !== url && document.activeElement === document.body
    if (before.path !== path || isLost) document.getElementById('content')?.focus({ preventScroll: true })
  }, [url, path])
}

/** The theme is part of the document, so entering and leaving a preview needs a full reload. */
function useOwnLook(siteId: string) {
  const first = useRef(siteId)
  useEffect(() => {
    if (first.current !== siteId) location.reload()
  }, [siteId])
}
