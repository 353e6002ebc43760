import type { ComponentProps } from 'react'

export type LinkProps = ComponentProps<'a'> & {
  href: string
  /** Only these props are asked for; the rest of the screen stays. */
  only?: string[]
  /** Where the page is scrolled stays where it is. */
  keepScroll?: boolean
  /** The same screen with other props: its state and the focus stay. */
  keepState?: boolean
  /** The visit takes the place of the current one in the history. */
  replace?: boolean
}

/**
 * A plain link. followLinks() turns it into a visit without a reload, as it does for links in text that
 * people wrote (docs/decisions/020-links.md).
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
