import { memo, use } from 'react'
import { cx } from '#ui/class-names.ts'
import { Canvas } from '../../canvas.tsx'
import { classOf } from '../../model/class-of.ts'
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

const BlockView = memo(({ block, all }: { block: Block; all: Record<string, unknown> }) => {
  const canvas = use(Canvas)
  const View = viewOf('block', block.contentType)
  if (!View && !canvas) return null
  const content = View && <View values={block} data={all[block.id]} all={all} />
  return (
    <div
      className={cx(styles.block, classOf(block), placeOf(block))}
      {...canvas?.attributesOf(block, 'block')}
    >
      {canvas ? (
        <canvas.Content part={block} kind="block">
          {content}
        </canvas.Content>
      ) : (
        content
      )}
    </div>
  )
})

/** A block beside others is centered on their line; a picture follows its own setting. */
const placeOf = ({ display, imageVerticalAlignment }: Block) =>
  display === 'inline-block' && cx(styles.inline, styles[String(imageVerticalAlignment ?? 'middle')])
