import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import styles from './footer.module.css'
import type { NavigationLink } from './navigation.tsx'
import { SiteLogo, type SiteMark } from './site-logo.tsx'

type FooterLink = NavigationLink & {
  /** the name of its column */
  group?: string
}

export type FooterProps = {
  text?: ReactNode
  links?: FooterLink[]
  /** those that every site has */
  legal?: NavigationLink[]
  /** line: text and links in a row. columns: the links of each group in a column. institution: with logo and a last line */
  layout?: 'line' | 'columns' | 'institution'
  /** the last line, such as whom to call in a crisis */
  line?: string
}

type Props = FooterProps & { site: SiteMark; isFilled?: boolean }

export function Footer({ site, text, links = [], legal = [], layout = 'line', line, isFilled }: Props) {
  const isLine = layout === 'line'
  const columns = isLine ? [] : [...Map.groupBy(links, ({ group }) => group ?? '')]
  const last = isLine ? [...links, ...legal] : legal
  return (
    <footer className={styles.footer}>
      <div className={styles.foot}>
        <div className={styles.about}>
          {layout === 'institution' ? (
            <div className={styles.logo}>
              <SiteLogo {...site} onBrand={isFilled ?? false} isLast />
            </div>
          ) : (
            <p className={styles.name}>{site.name}</p>
          )}
          {text && <p>{text}</p>}
        </div>
        {columns.length > 0 && (
          <div className={styles.columns}>
            {columns.map(([group, of]) => (
              <div key={group}>
                {group && <h2>{group}</h2>}
                <Links links={of} />
              </div>
            ))}
          </div>
        )}
        {(last.length > 0 || line) && (
          <div className={isLine ? styles.inLine : styles.last}>
            {line && <p>{line}</p>}
            <Links links={last} />
          </div>
        )}
      </div>
    </footer>
  )
}

const Links = ({ links }: { links: NavigationLink[] }) =>
  links.length > 0 && (
    <ul className={styles.footLinks}>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href}>{link.label}</Link>
        </li>
      ))}
    </ul>
  )
