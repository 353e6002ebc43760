import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './pagination.module.css'
import { pages } from './pagination-model.ts'

type Props = {
  page: number
  total: number
  perPage: number
  /** The address of a page. */
  href: (page: number) => string
  /** The list it belongs to, on a screen with several. */
  label?: string
  only?: string[]
  keepState?: boolean
}

/** Links to the other pages of a list. On a phone: previous, current page, next. */
export function Pagination({ page, total, perPage, href, label = 'Pages', only, keepState }: Props) {
  const model = pages(page, total, perPage)
  return (
    <nav className={styles.pagination} aria-label={label}>
      <p className={styles.summary}>{model.summary}</p>
      {model.last > 1 && (
        <ul className={styles.list}>
          <li>
            {model.page > 1 && (
              <Link
                className={cx(styles.page, styles.step)}
                href={href(model.page - 1)}
                rel="prev"
                {...{ only, keepState }}
              >
                <Icon name="chevron-left" />
                Previous
              </Link>
            )}
          </li>
          {model.numbers.map((number, i) => (
            <li key={number || `gap-${i}`} className={styles.number}>
              {number === 0 ? (
                <span className={styles.gap}>…</span>
              ) : (
                <Page {...{ number, href, only, keepState }} isCurrent={number === model.page} />
              )}
            </li>
          ))}
          <li className={styles.here} aria-hidden="true">
            Page {model.page} of {model.last}
          </li>
          <li>
            {model.page < model.last && (
              <Link
                className={cx(styles.page, styles.step)}
                href={href(model.page + 1)}
                rel="next"
                {...{ only, keepState }}
              >
                Next
                <Icon name="chevron-right" />
              </Link>
            )}
          </li>
        </ul>
      )}
    </nav>
  )
}

type PageProps = Pick<Props, 'href' | 'only' | 'keepState'> & { number: number; isCurrent: boolean }

function Page({ number, isCurrent, href, only, keepState }: PageProps) {
  return (
    <Link
      className={cx(styles.page, isCurrent && styles.current)}
      href={href(number)}
      {...{ only, keepState }}
      aria-label={`Page ${number}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {number}
    </Link>
  )
}
