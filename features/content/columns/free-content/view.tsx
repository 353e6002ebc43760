import { cx } from '#ui/class-names.ts'
import type { Block, Column } from '../../model/document.ts'
import { type ViewProps, viewOf } from '../../views.tsx'
import styles from './view.module.css'

export default function FreeContentView({ values, all }: ViewProps<Column>) {
  return (
    <div className={styles.blocks}>
      {(values.freeContent ?? []).map((block) => (
        <BlockView key={block.id} block={block} all={all} />
      ))}
    </div>
  )
}

function BlockView({ block, all }: { block: Block; all: Record<string, unknown> }) {
  const View = viewOf('block', block.contentType)
  if (!View) return null
  return (
    <div className={cx(styles.block, block.display === 'inline-block' && styles.inline)}>
      <View values={block} data={all[block.id]} all={all} />
    </div>
  )
}
