import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { linkOf, pictureOf } from './model/grammar.ts'
import styles from './picture.module.css'

type Values = {
  image?: string
  altText?: string
  imageWidth?: number
  imageHeight?: number
  linkTo?: string
  imageHorizontalAlignment?: 'left' | 'center' | 'right'
}

/** A picture of a document: with its size known nothing jumps, and it is fetched when it comes near. */
export function Picture({ values }: { values: Values }) {
  const { altText = '', imageWidth, imageHeight, imageHorizontalAlignment = 'center' } = values
  const src = pictureOf(values.image)
  const href = linkOf(values.linkTo)
  if (!src) return null
  const image = (
    <img
      src={src}
      alt={altText}
      width={imageWidth || undefined}
      height={imageHeight || undefined}
      loading="lazy"
      decoding="async"
      className={styles.image}
    />
  )
  return (
    <div className={cx(styles.picture, styles[imageHorizontalAlignment])}>
      {href ? <Link href={href}>{image}</Link> : image}
    </div>
  )
}
