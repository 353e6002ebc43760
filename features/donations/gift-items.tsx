import { money } from '#schema/money.ts'
import { donationMessages } from '#spec/messages.ts'
import { TimeText } from '#ui/local-time.tsx'
import styles from './gift-items.module.css'
import type { StaticPageList } from './schema.ts'

/** Gifts as everybody may read them. */
export function GiftItems({ list }: Pick<StaticPageList, 'list'>) {
  if (!list.length) return <p className={styles.none}>{donationMessages.none}</p>
  return (
    <ul className={styles.gifts}>
      {list.map(({ id, name, message, amountCents, createdAt }) => (
        <li key={id}>
          <p className={styles.who}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span className={styles.amount}>{money(amountCents)}</span>
          </p>
          {message && (
            <p className={styles.message} dir="auto">
              {message}
            </p>
          )}
          <p className={styles.when}>
            <TimeText date={createdAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}
