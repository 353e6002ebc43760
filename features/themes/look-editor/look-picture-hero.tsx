import { textOn } from '#ui/contrast.ts'
import type { LookValues } from '#ui/look-settings.ts'

/** What the parts of a drawn site share: colors, measures and the settings themselves. */
export type DrawnParts = {
  brand: string
  accent: string
  ink: string
  on: (surface: unknown) => string
  radius: number
  bar: number
  scale: number
  one: { [key in keyof LookValues]: unknown }
}

/** The opening of a drawn home page. */
export function DrawnHero({ one, on, brand, accent, radius, bar, scale, ink }: DrawnParts) {
  const layout = one.heroLayout
  if (layout === 'none') return null
  const ground = layout === 'banner' ? brand : layout === 'picture' ? '#c9d3d8' : on('sunken')
  const words = layout === 'picture' ? ink : layout === 'banner' ? textOn(brand) : ink
  const isCentered = layout === 'centered'
  const [x, width] = isCentered ? [26, 44] : [8, 40]
  return (
    <>
      <rect y="12" width="96" height="22" fill={ground} />
      <Pattern name={layout === 'banner' || layout === 'picture' ? 'none' : one.heroPattern} color={brand} />
      {layout === 'picture' && <path d="M52 34V22l14-8 14 8v12M58 34l10-14 12 14" fill={brand} />}
      <rect x={x} y="15.5" width={Math.min(width * scale, 54)} height={bar * scale} fill={words} />
      <rect x={x} y={16.8 + bar * scale} width={width * 0.7} height={bar * scale} fill={words} />
      <rect
        x={x}
        y="27"
        width="24"
        height="4.5"
        rx={radius / 2}
        fill="#ffffff"
        stroke="#9aa5b1"
        strokeWidth="0.4"
      />
      <rect
        x={x + 25.5}
        y="27"
        width="13"
        height="4.5"
        rx={radius / 2}
        fill={layout === 'banner' ? accent : brand}
      />
      {layout === 'split' && <rect x="64" y="15" width="24" height="16" rx={radius} fill="#ffffff" />}
      {layout === 'tasks' &&
        [15, 20.5, 26].map((y) => (
          <rect key={y} x="64" y={y} width="24" height="4" rx={radius / 2} fill="#ffffff" />
        ))}
    </>
  )
}

function Pattern({ name, color }: { name: unknown; color: string }) {
  if (name === 'dots')
    return [56, 62, 68, 74, 80, 86].flatMap((x) =>
      [15, 20, 25, 30].map((y) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.6" fill={color} opacity="0.35" />
      )),
    )
  if (name === 'stripes')
    return [58, 66, 74, 82, 90].map((x) => (
      <path key={x} d={`M${x} 12l-10 22`} stroke={color} strokeWidth="1.2" opacity="0.2" />
    ))
  if (name === 'contours')
    return [6, 10, 14].map((r) => (
      <circle key={r} cx="90" cy="30" r={r} fill="none" stroke={color} strokeWidth="0.5" opacity="0.4" />
    ))
  return null
}
