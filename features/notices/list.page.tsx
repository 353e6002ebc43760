import { addressOf } from '#schema/address.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { ChoicesForm } from './choices-form.tsx'
import { Days } from './days.tsx'
import styles from './list.module.css'
import { noticeDays, noticeMessages } from './messages.ts'
import { type NoticeList, NoticeQuery, shownNotices } from './schema.ts'

export type Props = NoticeList

const path = '/notifications'
const labels = {
  ...{ all: 'All', new: 'New', people: 'People' },
  ...{ applications: 'Applications', learning: 'Learning', other: 'Other' },
}

/** What happened to a person, and how they hear of it. */
export default function Notices({ notices, newNotices: unread, show, choices, email, now, ...page }: Props) {
  const query = { ...page, show: show as NoticeQuery['show'] }
  return (
    <Page title="Notices" lead={unread ? `${unread} new` : undefined} actions={<Actions unread={unread} />}>
      <div className={styles.columns}>
        <div>
          <nav className={styles.filter} aria-label="Show">
            {shownNotices.map((each) => (
              <Link
                key={each}
                href={addressOf(path, NoticeQuery, query, { show: each })}
                aria-current={each === show ? 'true' : undefined}
                keepScroll
              >
                {labels[each]}
                {each === 'new' && unread > 0 && <span className={styles.count}>{unread}</span>}
              </Link>
            ))}
          </nav>
          {notices.length ? (
            <section className={styles.card} aria-label="Your notices">
              <Days notices={notices} now={now} />
              <p className={styles.end}>Notices are kept for {noticeDays} days.</p>
            </section>
          ) : (
            <EmptyState title={noticeMessages.none} icon="bell">
              <p>Replies, applications and what else you follow appear here.</p>
            </EmptyState>
          )}
          {page.totalDocs > page.limit && (
            <Pagination
              page={page.page}
              total={page.totalDocs}
              perPage={page.limit}
              href={(to) => addressOf(path, NoticeQuery, query, { page: to })}
              label="Pages of notices"
            />
          )}
        </div>
        <ChoicesForm choices={choices} email={email} />
      </div>
    </Page>
  )
}

function Actions({ unread }: { unread: number }) {
  return (
    <>
      <ButtonLink className={styles.toChoices} href="#hear" variant="quiet">
        Settings
      </ButtonLink>
      {unread > 0 && (
        <Form action="/notifications/read" name="read">
          <SubmitButton variant="secondary">Mark all as read</SubmitButton>
        </Form>
      )}
    </>
  )
}
