import type { ValuesOf } from '../../model/types.ts'
import { Picture } from '../../picture.tsx'
import type { PictureData } from '../../picture-size.ts'
import type { ViewProps } from '../../views.tsx'
import type { image } from './schema.ts'
import styles from './view.module.css'

export default function ImageView({ values, data }: ViewProps<ValuesOf<typeof image>, PictureData>) {
  const { title, subTitle, text } = values
  return (
    <div className={styles.figure}>
      <Picture values={values} size={data?.size} />
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
