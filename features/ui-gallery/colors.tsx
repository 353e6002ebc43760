import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { contrast, textOn } from '#ui/contrast.ts'
import { Link } from '#ui/link.tsx'
import { themeColors } from '#ui/theme.ts'
import styles from './gallery.module.css'
import { Section, Specimen } from './section.tsx'

const colors = [
  ['page-color', 'Page'],
  ['sunken', 'Sunken'],
  ['raised', 'Raised'],
  ['hover', 'Hover'],
  ['text', 'Text'],
  ['muted', 'Muted text'],
  ['brand', 'Brand'],
  ['brand-tint', 'Brand tint'],
  ['accent', 'Accent'],
  ['danger', 'Danger'],
  ['success', 'Success'],
  ['warning', 'Warning'],
] as const

/** Difficult colors that somebody will pick anyway. */
const unkind = ['#ffe600', '#7fff00', '#ff69b4', '#808080', '#000000', '#ffffff', '#00ffff', '#4b0000']

export function Colors() {
  return (
    <Section id="colors" title="Color and type">
      <Specimen name="Surfaces and colors" wide>
        <ul className={styles.swatches}>
          {colors.map(([name, label]) => (
            <li key={name} className={styles.swatch}>
              <span className={`${styles.color} ${styles[name]}`} />
              {label}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type" wide>
        <p className={styles.display}>Work that knows what you did in uniform</p>
        <p>
          You led people, kept equipment running and made decisions that mattered. Employers here read your
          military occupation as the experience it is. <Link href="/jobs/search">Search all jobs</Link>, or
          start from your occupation code.
        </p>
      </Specimen>
      <Specimen name="Any theme color stays readable">
        {unkind.map((brand) => (
          <Themed key={brand} brand={brand} />
        ))}
      </Specimen>
    </Section>
  )
}

function Themed({ brand }: { brand: string }) {
  const light = themeColors({ brand, accent: brand }, 'light')
  const dark = themeColors({ brand, accent: brand }, 'dark')
  // Through the DOM: the content security policy forbids style attributes in HTML.
  function apply(element: HTMLElement | null) {
    for (const name of Object.keys(light))
      element?.style.setProperty(`--${name}`, `light-dark(${light[name]}, ${dark[name]})`)
  }
  return (
    <div ref={apply} className={styles.themed}>
      <ButtonLink href="#colors">Apply now</ButtonLink>
      <Button variant="quiet">Save this job</Button>
      <span className={styles.strip}>
        {brand}: {contrast(textOn(brand), brand).toFixed(1)} to 1
      </span>
      <Badge tone="accent">Promoted</Badge>
    </div>
  )
}
