import type { CommentList } from '#features/comments/schema.ts'
import { CommentItems } from '#features/comments/widgets.ts'
import { commentMessages } from '#spec/messages.ts'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import type { ValuesOf } from '../../model/types.ts'
import { Quiet, Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { commentList } from './schema.ts'
import styles from './view.module.css'

export default function CommentListView({
  values,
  data,
}: ViewProps<ValuesOf<typeof commentList>, CommentList | undefined>) {
  if (!data) return <Waiting icon="edit">Visitors' comments appear here.</Waiting>
  if (!data.isEnabled) return <Quiet>{commentMessages.off}</Quiet>
  const { list, totalDocs, commentIdentifier } = data
  const label = values.title || 'Comments'
  return (
    <div className={styles.comments}>
      {values.title && <h3>{values.title}</h3>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.box} aria-label={label} tabIndex={0}>
        <CommentItems list={list} />
      </section>
      {totalDocs > list.length && (
        <Link href={`/comments?commentIdentifier=${encodeURIComponent(commentIdentifier)}`}>
          All {figure(totalDocs)} comments
        </Link>
      )}
    </div>
  )
}
