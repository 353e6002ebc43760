import { memo, use, useMemo } from 'react'
import { cx } from '#ui/class-names.ts'
import { Canvas } from './canvas.tsx'
import { ContainerBackground } from './container-background.tsx'
import styles from './content.module.css'
import { classOf } from './model/class-of.ts'
import type { Column, Container, Document } from './model/document.ts'
import { viewOf } from './views.tsx'

export type ContentData = Record<string, unknown>

type Props = {
  document: Document
  /** what the server found for columns and blocks, by their ids */
  data: ContentData
  /** for staff: who else sees a container, by its id */
  notes?: Record<string, string>
}

/** A document as it is read: the same for visitors, on the server and in the editor. */
export function ContentView({ document, data, notes = {} }: Props) {
  const last = document.containers.at(-1)
  // A band at the end runs on to the footer, unless a margin was chosen for it.
  const runsOn = last && isTinted(last) && !last.marginBottom
  return (
    <div className={cx(styles.page, runsOn && styles.runningOn)} data-runs-on={runsOn || undefined}>
      {document.containers.map((container) => (
        <ContainerView key={container.id} container={container} data={data} note={notes[container.id]} />
      ))}
    </div>
  )
}

const isTinted = ({ backgroundType = 'none' }: Container) => backgroundType !== 'none'

type ContainerProps = { container: Container; data: ContentData; note?: string }

const ContainerView = memo(({ container, data, note }: ContainerProps) => {
  const canvas = use(Canvas)
  const { id, title, hideTitle, style = 'single', isFluidContainer, animation = 'none', columns } = container
  const titleId = title ? `title-${id}` : undefined
  const shown = style === 'single' ? columns.slice(0, 1) : columns
  const content = (
    <div className={cx(styles[style], container.removeDefaultColumnPadding && styles.flush)}>
      {shown.map((column) => (
        <ColumnView key={column.id} column={column} data={data[column.id]} all={data} />
      ))}
    </div>
  )
  return (
    <section
      id={container.htmlId || undefined}
      aria-labelledby={titleId}
      className={cx(
        styles.container,
        classOf(container),
        styles[animation],
        isTinted(container) && styles.tinted,
      )}
      {...canvas?.attributesOf(container, 'container')}
    >
      <ContainerBackground container={container} />
      {note && <p className={styles.note}>{note}</p>}
      <div
        className={cx(
          styles.inside,
          isFluidContainer && (container.removeDefaultColumnPadding ? styles.edge : styles.fluid),
        )}
      >
        {title && (
          <h2 id={titleId} className={hideTitle ? styles.hidden : styles.title}>
            {title}
          </h2>
        )}
        {canvas ? (
          <canvas.Content part={container} kind="container">
            {content}
          </canvas.Content>
        ) : (
          content
        )}
      </div>
    </section>
  )
})

type ColumnProps = { column: Column; data: unknown; all: ContentData }

const ColumnView = memo(({ column, data, all }: ColumnProps) => {
  const canvas = use(Canvas)
  const View = viewOf('column', column.contentType)
  const animation = column.animation ?? 'none'
  const classes = useMemo(() => cx(styles.column, classOf(column), styles[animation]), [column, animation])
  if (!View && !canvas) return null
  const content = View && <View values={column} data={data} all={all} />
  return (
    <div className={classes} {...canvas?.attributesOf(column, 'column')}>
      {canvas ? (
        <canvas.Content part={column} kind="column">
          {content}
        </canvas.Content>
      ) : (
        content
      )}
    </div>
  )
})
