import { ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import type { buttonFields } from './model/buttons.ts'
import { linkOf } from './model/grammar.ts'
import type { ContentType, ValuesOf } from './model/types.ts'
import styles from './page-button.module.css'

type Values = Partial<ValuesOf<ContentType<string, typeof buttonFields>>> & Record<string, unknown>

/** A button that leads somewhere, or hands over a file. */
export function PageButton({ values }: { values: Values }) {
  const href = linkOf(values.linkTo)
  if (!href || !values.buttonText) return null
  const isFile = values.download === true || href.startsWith('/files/')
  const fileName = typeof values.fileName === 'string' ? values.fileName : ''
  return (
    <ButtonLink
      href={href}
      variant={values.buttonStyle ?? 'primary'}
      size={values.buttonSize ?? 'medium'}
      wide={values.buttonFullWidth}
      className={cx(values.buttonStyle === 'secondary' && styles.outlined)}
      {...(isFile && { download: fileName || true })}
    >
      {values.buttonText}
    </ButtonLink>
  )
}
