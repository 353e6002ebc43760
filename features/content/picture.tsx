import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { sources } from '#ui/picture-variants.ts'
import { linkOf, pictureOf } from './model/grammar.ts'
import styles from './picture.module.css'
import type { PictureData } from './picture-size.ts'

type Values = {
  image?: string
  altText?: string
  imageWidth?: number
  imageHeight?: number
  linkTo?: string
  imageHorizontalAlignment?: 'left' | 'center' | 'right'
}

/** A picture of a document: with its size known nothing jumps, and it is fetched when it comes near. */
export function Picture({ values, size }: { values: Values; size?: PictureData['size'] }) {
  const { altText = '', imageHorizontalAlignment = 'center' } = values
  const src = pictureOf(values.image)
  const href = linkOf(values.linkTo)
  if (!src) return null
  const { width, height } = shownSize(values, size)
  const image = (
    <img
      {...(width ? sources(src, `(max-width: ${width}px) 100vw, ${width}px`) : { src })}
      alt={altText}
      width={width}
      height={height}
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

/** As the page says it; what it leaves open follows from the picture. */
function shownSize({ imageWidth, imageHeight }: Values, own: PictureData['size'] = null) {
  if (!own) return { width: imageWidth || undefined, height: imageHeight || undefined }
  const ratio = own.width / own.height
  const width = imageWidth || (imageHeight ? Math.round(imageHeight * ratio) : own.width)
  return { width, height: imageHeight || Math.round(width / ratio) }
}
