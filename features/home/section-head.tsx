import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import styles from './section.module.css'

export function SectionHead({ title, href, more }: { title: string; href?: string; more?: string }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {href && (
        <Link href={href} className={styles.more}>
          {more} <Icon name="chevron-right" />
        </Link>
      )}
    </div>
  )
}
