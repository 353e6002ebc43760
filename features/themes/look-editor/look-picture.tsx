import { parseColor, textOn } from '#ui/contrast.ts'
import { initialLook, type LookValues } from '#ui/look-settings.ts'
import styles from './look-picture.module.css'
import { DrawnHero, type DrawnParts } from './look-picture-hero.tsx'

type Look = { readonly [key in keyof LookValues]?: unknown }

/** A site in a look, drawn from its settings: header, opening, cards, figures, footer. */
export function LookPicture({ look }: { look: Look }) {
  const one = { ...initialLook, ...look }
  const color = (given: unknown) => parseColor(String(given)) ?? '#888888'
  const [brand, accent, ink] = [color(one.brand), color(one.accent), color(one.ink)]
  const grounds: Record<string, string> = { plain: '#ffffff', sunken: '#e9edf2', brand, ink }
  const on = (surface: unknown) => grounds[String(surface)] ?? '#ffffff'
  const radius = Math.min(24, Number(one.radius) || 0) / 4
  const isUpper = one.headingCase === 'upper'
  const isLarge = one.headingScale === 'large'
  const parts = { brand, accent, ink, on, radius, bar: isUpper ? 3.5 : 2.5, scale: isLarge ? 1.4 : 1, one }
  return (
    <svg viewBox="0 0 96 72" className={styles.picture} aria-hidden="true" focusable="false">
      <rect width="96" height="72" fill="#ffffff" />
      <Header {...parts} />
      <DrawnHero {...parts} />
      <Cards {...parts} />
      <Footer {...parts} />
    </svg>
  )
}

function Header({ one, on, accent, radius }: DrawnParts) {
  const isBar = one.headerLayout === 'bar'
  const ground = on(one.headerSurface)
  const words = textOn(ground)
  if (one.headerLayout === 'stacked')
    return (
      <>
        <rect width="96" height="7" fill={ground} />
        <circle cx="9" cy="3.5" r="2.4" fill={words} />
        <rect x="13" y="2.5" width="26" height="2" fill={words} />
        <rect y="7" width="96" height="5" fill={on(one.navSurface)} />
        {[8, 22, 36].map((x) => (
          <rect key={x} x={x} y="8.8" width="9" height="1.4" fill={textOn(on(one.navSurface))} />
        ))}
      </>
    )
  return (
    <>
      <rect width="96" height={isBar ? 11 : 9} fill={ground} />
      <rect x={isBar ? 3 : 8} y="3.6" width="14" height="2.4" fill={words} />
      {[40, 52, 64].map((x) => (
        <rect key={x} x={x} y="4.2" width="8" height="1.4" fill={words} opacity="0.8" />
      ))}
      <rect x={isBar ? 82 : 78} y="2.2" width={isBar ? 14 : 10} height="5" rx={radius / 2} fill={accent} />
    </>
  )
}

function Cards({ one, on, brand, accent, radius }: DrawnParts) {
  const gap = one.cardGap === 'none' ? 0 : one.cardGap === 'small' ? 1.5 : 3
  const width = (80 - 2 * gap) / 3
  const [top, height] = one.density === 'compact' ? [43, 12] : [44, 14]
  return (
    <>
      {one.sectionRule !== 'none' && (
        <rect
          x="8"
          y="36.5"
          width="80"
          height={one.sectionRule === 'thick' ? 1.2 : 0.4}
          fill={one.sectionRule === 'thick' ? brand : '#9aa5b1'}
        />
      )}
      <rect x="8" y="38.5" width="22" height="2.4" fill="#27303b" />
      {[0, 1, 2].map((place) => {
        const x = 8 + place * (width + gap)
        return (
          <g key={place}>
            {one.cardStyle === 'raised' && (
              <rect
                x={x}
                y={top}
                width={width}
                height={height}
                rx={radius}
                fill="#ffffff"
                stroke="#b6c0cc"
                strokeWidth="0.5"
              />
            )}
            {one.cardStyle === 'ruled' && <rect x={x} y={top} width={width} height="0.6" fill={brand} />}
            {one.cardStyle === 'picture' && (
              <rect
                x={x}
                y={top}
                width={width}
                height={height - 5}
                rx={radius}
                fill={place === 1 ? accent : brand}
                opacity="0.55"
              />
            )}
            <rect x={x + 2} y={top + height - 4} width={width * 0.6} height="1.4" fill={brand} />
            {one.cardStyle !== 'picture' && (
              <rect x={x + 2} y={top + 3} width={width * 0.75} height="1.4" fill="#6b7683" />
            )}
          </g>
        )
      })}
      <rect y="59.5" width="96" height="3.5" fill={on(one.figuresSurface)} />
    </>
  )
}

function Footer({ one, on }: DrawnParts) {
  const ground = on(one.footerSurface)
  const words = textOn(ground)
  const columns = one.footerLayout === 'line' ? [] : [44, 58, 72]
  return (
    <>
      <rect y="63" width="96" height="9" fill={ground} />
      {one.footerLayout === 'institution' && <circle cx="10" cy="67" r="2" fill={words} />}
      <rect x={one.footerLayout === 'institution' ? 14 : 8} y="66" width="20" height="1.4" fill={words} />
      {columns.map((x) => (
        <g key={x}>
          <rect x={x} y="65" width="9" height="1.2" fill={words} />
          <rect x={x} y="68" width="7" height="1.2" fill={words} opacity="0.7" />
        </g>
      ))}
      {!columns.length && <rect x="66" y="66" width="22" height="1.4" fill={words} opacity="0.7" />}
    </>
  )
}
