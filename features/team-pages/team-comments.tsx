import type { CommentList } from '#features/comments/schema.ts'
import { CommentForm, CommentItems } from '#features/comments/widgets.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { TeamPage } from './schema.ts'
import styles from './show.module.css'

/** The comments of this page; its owner and the site's staff can hide one. */
export function TeamComments({ team, comments }: { team: TeamPage; comments: CommentList }) {
  const { id, status, mayEdit } = team
  return (
    <section className={styles.part}>
      <h2>Comments</h2>
      <CommentItems list={comments.list} />
      {mayEdit && comments.list.length > 0 && (
        <Disclosure summary="Hide a comment">
          {comments.list.map((comment) => (
            <Form
              key={comment.id}
              action={`/team-pages/${id}/comments/${comment.id}/hide`}
              name={`hide-${comment.id.slice(-12)}`}
            >
              <Cluster>
                <bdi>{comment.name}</bdi>
                <SubmitButton variant="quiet" size="small">
                  Hide
                </SubmitButton>
              </Cluster>
            </Form>
          ))}
        </Disclosure>
      )}
      {status === 'active' && (
        <>
          <h3>Add a comment</h3>
          <CommentForm identifier="" teamPage={id} name="comment" />
        </>
      )}
    </section>
  )
}
