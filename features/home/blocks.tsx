import type { HomeContent } from '#features/themes/schema.ts'
import { Link } from '#ui/link.tsx'
import styles from './blocks.module.css'
import section from './section.module.css'
import { TitleOr } from './section-head.tsx'

/** What the site offers, in its own words. */
export function Blocks({ title, blocks = [] }: { title?: string; blocks?: HomeContent['blocks'] }) {
  if (blocks.length === 0) return null
  return (
    <section className={section.section}>
      <TitleOr title={title} otherwise="What we offer" />
      <ul className={styles.blocks}>
        {blocks.map((block) => (
          <li key={block.title}>
            <h3>{block.title}</h3>
            <p>{block.text}</p>
            {block.href && (
              <Link href={block.href} className={styles.link}>
                {block.linkText ?? block.title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
