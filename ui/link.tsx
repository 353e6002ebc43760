import type { ComponentProps } from 'react'

export type LinkProps = ComponentProps<'a'> & {
  href: string
  /** A partial reload of only these props. */
  only?: string[]
  /** Keeps the scroll position. */
  keepScroll?: boolean
  /** Keeps component state and focus, on the same screen. */
  keepState?: boolean
  /** Replaces the current history entry. */
  replace?: boolean
}

/**
 * A plain link. followLinks() turns it into a visit without a reload, as it does for links in
 * user-written text (docs/decisions/020-links-native-anchors.md).
 */
export function Link({ only, keepScroll, keepState, replace, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      data-only={only?.join(',')}
      data-keep-scroll={keepScroll || undefined}
      data-keep-state={keepState || undefined}
      data-replace={replace || undefined}
    >
      {children}
    </a>
  )
}
