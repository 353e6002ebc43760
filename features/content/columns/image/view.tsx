import type { ValuesOf } from '../../model/types.ts'
import { Picture } from '../../picture.tsx'
import type { ViewProps } from '../../views.tsx'
import type { image } from './schema.ts'
import styles from './view.module.css'

export default function ImageView({ values }: ViewProps<ValuesOf<typeof image>>) {
  const { title, subTitle, text } = values
  return (
    <div className={styles.figure}>
      <Picture values={values} />
      {(title || subTitle || text) && (
        <div className={styles.words}>
          {title && <h3 className={styles.title}>{title}</h3>}
          {subTitle && <p className={styles.subtitle}>{subTitle}</p>}
          {text && <p className={styles.text}>{text}</p>}
        </div>
      )}
    </div>
  )
}
