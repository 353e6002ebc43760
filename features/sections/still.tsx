// Most sections have nothing to press but links. A browser that opens their page shows again what the server drew of them,
// and loads their views only for the next page.
import { isStill } from './model/still.ts'
import type { SectionProps } from './schema.ts'
import styles from './still.module.css'
import { sectionOf } from './views.tsx'

/** What the server drew, by section. */
const drawn = new Map<string, string>()
let isFirstPage = typeof document !== 'undefined'
// Inertia asks for the first page twice, and then for that of each visit.
if (isFirstPage)
  document.addEventListener(
    'inertia:start',
    () => {
      isFirstPage = false
    },
    { once: true },
  )

/** The sections whose views are loaded: of the first page of a visit not those that are drawn. Call it before hydration. */
export function viewsToLoad(names: readonly string[]): string[] {
  if (isFirstPage)
    for (const element of document.querySelectorAll<HTMLElement>('[data-still]'))
      drawn.set(element.dataset.still!, element.innerHTML)
  return names.filter((name) => !(isFirstPage && drawn.has(name)))
}

type Props = { name: string; page: SectionProps; variant?: string }

/** A section of a page, drawn by its view or as the server has drawn it. */
export function Section({ name, page, variant }: Props) {
  const View = sectionOf(name)
  const view = View && <View {...page} variant={variant} />
  if (!isStill(name)) return view
  const kept = drawn.get(name)
  // With a key of its own, as its content is not React's.
  if (!view && kept !== undefined)
    return (
      <div
        key="kept"
        className={styles.still}
        data-still={name}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: kept }}
      />
    )
  return (
    view && (
      <div key="drawn" className={styles.still} data-still={name}>
        {view}
      </div>
    )
  )
}
