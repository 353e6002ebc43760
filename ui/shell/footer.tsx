import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import styles from './footer.module.css'
import type { NavigationLink } from './navigation.tsx'

type Props = { name: string; text?: ReactNode; links?: NavigationLink[] }

export function Footer({ name, text, links }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.foot}>
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          {text && <p>{text}</p>}
        </div>
        {links && links.length > 0 && (
          <ul className={styles.footLinks}>
            {links.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  )
}
