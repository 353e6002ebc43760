import type { ReactNode } from 'react'
import type { SiteLink, SiteProps } from '#features/themes/schema.ts'
import { isOffered } from '#spec/application-addresses.ts'
import { Shell } from '#ui/shell/shell.tsx'
import { SiteLines } from '#ui/site-lines.tsx'
import type { Flash } from '#ui/toast.tsx'

type Props = {
  site: SiteProps
  /** path of the page */
  path: string
  account: ReactNode
  /** what signed-in people see above the header */
  banner?: ReactNode
  flash: Flash | null
  children: ReactNode
}

/** The site's own header and footer. */
export function SiteShell({ site, path, account, banner, flash, children }: Props) {
  const { navigation = [], footer, stickyHeader, phone, hours } = site.content
  return (
    <Shell
      site={markOf(site)}
      navigation={navigation
        .filter(({ href }) => isOffered(site.applications, href))
        .map((link) => ({ ...link, isCurrent: link.href === path }))}
      isFilled={isFilled(site.look.headerSurface)}
      call={phone ? { number: phone, hours } : undefined}
      button={buttonOf(site)}
      stickyHeader={stickyHeader}
      footer={{
        ...footer,
        layout: site.look.footerLayout,
        isFilled: isFilled(site.look.footerSurface),
        links: footer?.links?.filter(({ href }) => isOffered(site.applications, href)),
        legal: legalOf(footer?.links),
      }}
      account={account}
      banner={
        <>
          {banner}
          <SiteLines {...site.content} />
        </>
      }
      flash={flash}
    >
      {children}
    </Shell>
  )
}

/** Name and logo of a site, as both frames show them. */
export const markOf = ({ name, logoLight, logoDark }: SiteProps) => ({ name, logo: logoLight, logoDark })

const isFilled = (surface: string) => surface === 'brand' || surface === 'ink'

function buttonOf(site: SiteProps) {
  const { buttonLabel: label, buttonHref: href } = site.content
  return label && href && isOffered(site.applications, href) ? { label, href } : undefined
}

/** Every site has its terms and its privacy policy (documents 1 and 2, section 2). */
const legalLinks = [
  { href: '/terms', label: 'Terms' },
  { href: '/privacy-policy', label: 'Privacy policy' },
]
const legalOf = (links: SiteLink[] = []) =>
  legalLinks.filter(({ href }) => !links.some((link) => link.href === href))
