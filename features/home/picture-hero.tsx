import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/layout.tsx'
import { sources } from '#ui/picture-variants.ts'
import hero from './hero.module.css'
import { heroSizes } from './model/hero-sizes.ts'
import styles from './picture-hero.module.css'
import type { HomePage } from './schema.ts'

/** A picture, the headline and two ways on; the search is elsewhere. */
export function PictureHero({
  content: { eyebrow, headline, lead, picture, pictureText = '', actions = [] },
}: Pick<HomePage, 'content'>) {
  return (
    <section className={styles.hero}>
      {picture && (
        <img
          {...sources(picture, heroSizes)}
          alt={pictureText}
          width="1440"
          height="720"
          fetchPriority="high"
        />
      )}
      <Container>
        <div className={styles.words}>
          {eyebrow && <p className={hero.eyebrow}>{eyebrow}</p>}
          <h1 className={hero.headline}>{headline}</h1>
          <p className={hero.lead}>{lead}</p>
          <div className={styles.actions}>
            {actions.map(({ label, href }, at) => (
              <ButtonLink key={href} href={href} size="large" variant={at ? 'secondary' : 'primary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </Container>
    </section>
  )
}
