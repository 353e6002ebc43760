import type { Xcredit } from '#features/xcredit/schema.ts'
import { XcreditSignup } from '#features/xcredit/widgets.ts'
import styles from '../rows.module.css'
import type { ViewProps } from '../views.tsx'

export default function XcreditModule({ data }: ViewProps<Xcredit>) {
  return (
    <div className={styles.text}>
      <XcreditSignup {...data} />
    </div>
  )
}
