import { cx } from './class-names.ts'
import styles from './logo.module.css'
import { narrow } from './picture-variants.ts'

type Props = { name: string; src?: string | null; size?: 'small' | 'medium' | 'large' }

const pixels = { small: 40, medium: 56, large: 80 }

/** A company's or person's picture next to their name (so it is decorative); initials without one. */
export function Logo({ name, src, size = 'medium' }: Props) {
  const className = cx(styles.logo, styles[size])
  if (!src)
    return (
      <span className={className} aria-hidden="true">
        {initials(name)}
      </span>
    )
  return (
    <img
      className={className}
      src={narrow(src, 160)}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      loading="lazy"
      decoding="async"
    />
  )
}

export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !/^(the|of|and|for)$/i.test(word))
  return (
    words.length > 1 ? `${words[0]?.[0]}${words[1]?.[0]}` : (words[0] ?? name).slice(0, 2)
  ).toUpperCase()
}
