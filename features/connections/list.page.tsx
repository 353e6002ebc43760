import { addressOf } from '#schema/address.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './list.module.css'
import { Looking } from './looking.tsx'
import { Row } from './row.tsx'
import { type Connection, type ConnectionList, ConnectionQuery } from './schema.ts'

export type Props = ConnectionList

const path = '/connections'

/** A person's connections, and the requests that wait (document 1, section 4). */
export default function Connections({ connections, requestsIn, requestsOut, blocked, now, ...page }: Props) {
  const { q, sort, totalDocs } = page
  const find = <ButtonLink href="/users/search/mentors">Find people</ButtonLink>
  return (
    <Page
      title="Connections"
      lead="People you can write to, and who see your profile."
      actions={
        <ButtonLink href="/users/search/mentors" icon="user-plus" variant="secondary">
          Find people
        </ButtonLink>
      }
    >
      <div className={styles.columns}>
        <div className={styles.asked}>
          <Requests title="Requests in" list={requestsIn} now={now} />
          <Requests title="Requests out" list={requestsOut} now={now} />
        </div>
        <div className={styles.mine}>
          <section className={styles.card} aria-labelledby="mine">
            <h2 id="mine" className={styles.title}>
              Mine <span className={styles.count}>{totalDocs}</span>
            </h2>
            {(totalDocs > 0 || q) && <Looking q={q} sort={sort} />}
            <ul>
              {connections.map((each) => (
                <li key={each.id} className={styles.item}>
                  <Row connection={each} now={now} />
                </li>
              ))}
            </ul>
            {!totalDocs && q && <EmptyState title="No connections match" icon="search" actions={find} />}
            {!totalDocs && !q && (
              <EmptyState title="No connections yet" icon="people" actions={find}>
                <p>Connect with mentors and people you served with, and write to each other.</p>
              </EmptyState>
            )}
            {totalDocs > page.limit && (
              <div className={styles.pages}>
                <Pagination
                  page={page.page}
                  total={totalDocs}
                  perPage={page.limit}
                  href={(to) => addressOf(path, ConnectionQuery, page, { page: to })}
                  label="Pages of connections"
                />
              </div>
            )}
          </section>
          <Blocked blocked={blocked} />
        </div>
      </div>
    </Page>
  )
}

function Requests({ title, list, now }: { title: string; list: Connection[]; now: string }) {
  if (!list.length) return null
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>
        {title} <span className={styles.count}>{list.length}</span>
      </h2>
      <ul>
        {list.map((each) => (
          <li key={each.id} className={styles.item}>
            <Row connection={each} now={now} isNarrow />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Blocked({ blocked }: Pick<Props, 'blocked'>) {
  if (!blocked.length) return null
  return (
    <section className={styles.card} aria-labelledby="blocked">
      <h2 id="blocked" className={styles.title}>
        Blocked
      </h2>
      <ul>
        {blocked.map(({ id, name }) => (
          <li key={id} className={styles.item}>
            <div className={styles.blocked}>
              <bdi>{name}</bdi>
              <Form action={`/connections/${id}/block/delete`} name={`unblock-${id}`}>
                <SubmitButton variant="secondary" size="small">
                  Unblock<VisuallyHidden> {name}</VisuallyHidden>
                </SubmitButton>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
