import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/class-names.ts'
import { Form } from '#ui/form.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Link } from '#ui/link.tsx'
import { ClockTime, dayName, useTimeZone } from '#ui/local-time.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './days.module.css'
import type { Notice } from './schema.ts'

/** Notices under the name of their day. */
export function Days({ notices, now }: { notices: Notice[]; now: string }) {
  const zone = useTimeZone()
  const days = Map.groupBy(notices, ({ createdAt }) => dayName(new Date(createdAt), new Date(now), zone))
  return [...days].map(([day, ofDay]) => (
    <div key={day}>
      <h2 className={styles.day}>{day}</h2>
      <ul>
        {ofDay.map((notice) => (
          <li key={notice.id} className={cx(styles.notice, notice.isNew && styles.new)}>
            <One notice={notice} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function One({
  notice: { who, what, detail, href, icon, isPerson, isNew, createdAt, answers },
}: {
  notice: Notice
}) {
  return (
    <>
      {isPerson ? (
        <Avatar name={who} />
      ) : (
        <span className={styles.picture}>
          <Icon name={icon as IconName} />
        </span>
      )}
      <Link className={styles.words} href={href}>
        {isNew && <VisuallyHidden>New: </VisuallyHidden>}
        {who && (
          <strong>
            <bdi>{who}</bdi>
          </strong>
        )}{' '}
        {what}
      </Link>
      <span className={styles.time}>
        <ClockTime date={createdAt} />
        {isNew && <span className={styles.dot} />}
      </span>
      {detail && (
        <span className={styles.detail} dir="auto">
          {detail}
        </span>
      )}
      {answers.length > 0 && (
        <span className={styles.answers}>
          {answers.map(({ label, action }, at) => (
            <Form key={action} action={action} name={action.slice(-60)}>
              <SubmitButton size="small" variant={at ? 'secondary' : 'primary'}>
                {label}
                <VisuallyHidden> {who}</VisuallyHidden>
              </SubmitButton>
            </Form>
          ))}
        </span>
      )}
    </>
  )
}
