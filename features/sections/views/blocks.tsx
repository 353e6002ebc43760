import { Link } from '#ui/link.tsx'
import type { SectionProps } from '../schema.ts'
import section from '../section.module.css'
import { TitleOr } from '../section-head.tsx'
import styles from './blocks.module.css'

/** What the site offers, in its own words. */
export default function Blocks({ content: { blocksTitle, blocks = [] } }: SectionProps) {
  if (blocks.length === 0) return null
  return (
    <section className={section.section}>
      <TitleOr title={blocksTitle} otherwise="What we offer" />
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
