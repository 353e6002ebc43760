import { SearchFields } from '#features/jobs/widgets.ts'
import { pictureOf } from '../../model/grammar.ts'
import type { ValuesOf } from '../../model/types.ts'
import type { ViewProps } from '../../views.tsx'
import type { jobSearchSplash } from './schema.ts'
import styles from './view.module.css'

export default function JobSearchSplash({ values }: ViewProps<ValuesOf<typeof jobSearchSplash>>) {
  const picture = pictureOf(values.image)
  return (
    <div className={styles.splash}>
      {picture && <img src={picture} alt="" className={styles.picture} />}
      <div className={styles.card}>
        {values.title && <h3 className={styles.title}>{values.title}</h3>}
        {values.subTitle && <p className={styles.lead}>{values.subTitle}</p>}
        <SearchFields />
      </div>
    </div>
  )
}
