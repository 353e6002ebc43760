import { SearchSwitch } from '#features/content/widgets.ts'
import { MosSearch, SearchFields } from '#features/job-search/widgets.ts'
import { Container } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import styles from './hero.module.css'
import type { HomePage } from './schema.ts'
import { Totals } from './totals.tsx'

/** What the site is for, and the way in: by words and place, or by military code. */
export function Hero({ page: { content, totals, branches } }: { page: HomePage }) {
  const { layout = 'split', eyebrow, headline, lead, quickSearches = [] } = content
  return (
    <section className={`${styles.hero} ${styles[layout]}`}>
      <Container>
        <div className={styles.grid}>
          <div className={styles.words}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h1 className={styles.headline}>{headline}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <div className={styles.search}>
            <SearchSwitch>
              <SearchFields placeholder={content.searchPlaceholder} />
              {quickSearches.length > 0 && (
                <ul className={styles.quick} aria-label="Popular searches">
                  {quickSearches.map(({ label, href }) => (
                    <li key={href}>
                      <Link href={href}>{label}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </SearchSwitch>
          </div>
          {totals && (
            <div className={styles.aside}>
              <MosSearch branches={branches} />
              <Totals totals={totals} />
            </div>
          )}
        </div>
      </Container>
    </section>
  )
}
