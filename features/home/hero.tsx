import { SearchSwitch } from '#features/content/widgets.ts'
import { MosSearch, SearchFields } from '#features/job-search/widgets.ts'
import type { Look } from '#features/themes/schema.ts'
import { Container } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import styles from './hero.module.css'
import { PictureHero } from './picture-hero.tsx'
import type { HomePage } from './schema.ts'
import { ScopedSearch } from './scoped-search.tsx'
import { Totals } from './totals.tsx'

/** What the site is for, and the way in: by words and place, or by military code. */
export function Hero({ page, layout }: { page: HomePage; layout: Look['heroLayout'] }) {
  const { content, totals, branches } = page
  if (layout === 'none')
    return (
      <Container>
        <h1 className={styles.alone}>{content.headline}</h1>
      </Container>
    )
  if (layout === 'picture') return <PictureHero content={content} />
  const { eyebrow, headline, lead, quickSearches = [] } = content
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
              {layout === 'tasks' && content.scopes?.length ? (
                <ScopedSearch scopes={content.scopes} placeholder={content.searchPlaceholder} />
              ) : (
                <SearchFields placeholder={content.searchPlaceholder} />
              )}
              {quickSearches.length > 0 && (
                <ul className={styles.quick} aria-label="Popular searches" data-label="Often searched:">
                  {quickSearches.map(({ label, href }) => (
                    <li key={href}>
                      <Link href={href}>{label}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </SearchSwitch>
          </div>
          {layout === 'tasks' && <Wants {...content} />}
          {layout !== 'tasks' && totals && (
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

/** What people come for, in their words. */
function Wants({ wantsTitle, wants = [] }: HomePage['content']) {
  if (wants.length === 0) return null
  return (
    <div className={styles.wants}>
      <h2>{wantsTitle || 'I want to'}</h2>
      <ul>
        {wants.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
