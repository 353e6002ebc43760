import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { DateText } from '#ui/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './look-lists.module.css'
import type { LookVersion } from './schema.ts'

type Props = {
  url: string
  versions: LookVersion[]
  /** the version in the preview; null: the draft is */
  viewed: number | null
  onView: (number: number | null) => void
}

/** Publications of the look, newest first: each is looked at in the preview and brought back. */
export function LookVersions({ url, versions, viewed, onView }: Props) {
  const hydrated = useHydrated()
  if (!versions.length)
    return <p>Nothing has been published yet. Each time you publish, a version is saved here.</p>
  return (
    <ol className={styles.rows}>
      {versions.map(({ number, at, by, look, isLive }) => (
        <li key={number}>
          <div>
            <strong>
              Version {number} {isLive && <Badge tone="success">Live</Badge>}
            </strong>
            <p>
              <svg viewBox="0 0 36 12" aria-hidden="true" className={styles.colors}>
                {[look.brand, look.accent, look.ink].map((color, place) => (
                  <rect key={color} x={place * 12} width="12" height="12" fill={color} />
                ))}
              </svg>{' '}
              <DateText date={at} />
              {by && `, ${by}`}
              {!by && number === 1 && ', before the first publication'}
            </p>
          </div>
          {hydrated && !isLive && (
            <Button
              size="small"
              variant="quiet"
              aria-pressed={viewed === number}
              onClick={() => onView(viewed === number ? null : number)}
            >
              View<VisuallyHidden> version {number}</VisuallyHidden>
            </Button>
          )}
          {!isLive && (
            <Confirm
              action={`${url}/versions/${number}`}
              label="Bring back"
              of={`version ${number}`}
              size="small"
              variant="quiet"
              title={`Bring back version ${number}?`}
              verb="Bring back"
              tone="primary"
            >
              <p>Visitors see it right away. The current look stays as a version, and so does the draft.</p>
            </Confirm>
          )}
        </li>
      ))}
    </ol>
  )
}
