import { SearchFields } from '#features/job-search/widgets.ts'
import { cx } from '#ui/class-names.ts'
import { sources } from '#ui/picture-variants.ts'
import { pictureOf } from '../../model/grammar.ts'
import type { ValuesOf } from '../../model/types.ts'
import { SearchSwitch } from '../../search-switch.tsx'
import type { ViewProps } from '../../views.tsx'
import type { jobSearchSplash } from './schema.ts'
import styles from './view.module.css'

export default function JobSearchSplash({ values }: ViewProps<ValuesOf<typeof jobSearchSplash>>) {
  const picture = pictureOf(values.image)
  return (
    <div className={cx(styles.splash, picture && styles.pictured)}>
      {picture && <img {...sources(picture, '100vw')} alt="" className={styles.picture} />}
      {(values.title || values.subTitle) && (
        <div className={styles.words}>
          {values.title && <h3 className={styles.title}>{values.title}</h3>}
          {values.subTitle && <p className={styles.lead}>{values.subTitle}</p>}
        </div>
      )}
      <SearchSwitch>
        <SearchFields complete />
      </SearchSwitch>
    </div>
  )
}
