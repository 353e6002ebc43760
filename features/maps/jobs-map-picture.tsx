import { Fragment, type MouseEvent } from 'react'
import { addressOf } from '#schema/address.ts'
import { cx } from '#ui/class-names.ts'
import { figure } from '#ui/figure.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { router } from '#ui/nav.ts'
import styles from './jobs-map-picture.module.css'
import { drawing, moved, type Pull, readView, scaleOf, type View, viewText, zooms } from './model/window.ts'
import { type JobsMap, type MapCircle, MapQuery } from './schema.ts'
import { useMapKeys } from './use-map-keys.ts'

type Props = { page: JobsMap; summary: string }

/** The picture: shapes from files that every map shares, circles as links, and ways to move that need no script. */
export function JobsMapPicture({ page, summary }: Props) {
  const view = readView(page.view)!
  return (
    <div className={styles.map}>
      <div className={styles.bar}>
        <nav aria-label="Part of the country">
          <ol>
            {page.steps.map(({ label, href }) => (
              <li key={label}>
                {href ? (
                  <Link href={href} keepScroll>
                    {label}
                  </Link>
                ) : (
                  <span aria-current="true">{label}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
        {!page.embed && <Moves page={page} view={view} />}
      </div>
      {page.embed ? (
        <iframe
          src={page.embed}
          title={summary}
          className={styles.embed}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Picture page={page} view={view} summary={summary} />
      )}
    </div>
  )
}

const hrefOf = (page: JobsMap, view: View) =>
  addressOf('/jobs/map', MapQuery, page, { map: viewText(view), open: page.open })

/** Which way, how far across and down, and how much closer. */
const moves = [
  { label: 'Move west', icon: 'chevron-left', by: { across: -0.4 } },
  { label: 'Move north', icon: 'chevron-down', isTurned: true, by: { down: -0.4 } },
  { label: 'Move south', icon: 'chevron-down', by: { down: 0.4 } },
  { label: 'Move east', icon: 'chevron-right', by: { across: 0.4 } },
  { label: 'Zoom out', icon: 'minus', by: { closer: -1 } },
  { label: 'Zoom in', icon: 'plus', by: { closer: 1 } },
] as const

function Moves({ page, view }: { page: JobsMap; view: View }) {
  return (
    <nav aria-label="Move the map" className={styles.moves}>
      {moves.map(({ label, icon, by, ...move }) => {
        const next = moved(view, by)
        // At the end of the way there is nothing to follow.
        const href = viewText(next) === viewText(view) ? undefined : hrefOf(page, next)
        const turned = 'isTurned' in move ? styles.turned : undefined
        return href ? (
          <Link key={label} href={href} aria-label={label} className={turned} keepScroll keepState>
            <Icon name={icon} />
          </Link>
        ) : (
          <span key={label} className={turned}>
            <Icon name={icon} />
          </span>
        )
      })}
    </nav>
  )
}

function Picture({ page, view, summary }: Props & { view: View }) {
  const { frame, pull } = useMapKeys(view, (next) => hrefOf(page, next))
  const scale = scaleOf(view.zoom)
  const place = `translate(${drawing.width / 2} ${drawing.height / 2}) scale(${scale}) translate(${-view.x} ${-view.y})`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture of links, no part of a form
    <div
      className={styles.frame}
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move it
      tabIndex={0}
      role="group"
      aria-label="Map. Arrow keys move it, plus and minus zoom, 0 shows the country."
    >
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        className={cx(styles.drawing, view.zoom === zooms.least && styles.whole)}
      >
        <title>{summary}</title>
        <g transform={pull ? transformOf(pull) : undefined}>
          <g transform={place}>
            {page.counties.length === 0 ? (
              <>
                <use href="/maps/us-states.svg#land" className={styles.land} />
                <use href="/maps/us-states.svg#borders" className={styles.borders} />
              </>
            ) : (
              page.counties.map((code) => (
                <Fragment key={code}>
                  <use href={`/maps/counties/${code}.svg#land`} className={styles.state} />
                  <use href={`/maps/counties/${code}.svg#counties`} className={styles.counties} />
                </Fragment>
              ))
            )}
          </g>
          {page.radius && (
            <g className={styles.radius}>
              <circle cx={page.radius.x} cy={page.radius.y} r={page.radius.radius} />
              <text x={page.radius.x} y={page.radius.y + page.radius.radius + 16}>
                {page.radius.label}
              </text>
            </g>
          )}
          <g className={styles.names}>
            {page.names.map(({ label, x, y }) => (
              <text key={`${label} ${x} ${y}`} x={x} y={y}>
                {label}
              </text>
            ))}
          </g>
          {page.circles.map((circle) => (
            <Circle key={`${circle.label} ${circle.x} ${circle.y}`} {...circle} />
          ))}
        </g>
      </svg>
      {page.areaHref && (
        <Link href={page.areaHref} className={styles.area} keepScroll>
          Search this area
        </Link>
      )}
      {page.radius && (
        <p className={styles.legend}>
          <span>
            <i className={styles.insideMark} /> within {page.radius.label}
          </span>
          <span>
            <i className={styles.outsideMark} /> beyond
          </span>
        </p>
      )}
    </div>
  )
}

/** Links of a drawing are none that the page follows by itself. */
function follow(event: MouseEvent, href: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.visit(href, { preserveScroll: true, preserveState: true })
}

/** While it is pulled, the picture follows: it grows around the point between the fingers. */
const transformOf = ({ at: [x, y], by: [across, down], scale }: Pull) =>
  `translate(${x + across} ${y + down}) scale(${scale}) translate(${-x} ${-y})`

function Circle({ label, count, href, x, y, radius, look }: MapCircle) {
  return (
    <a href={href} className={cx(styles.circle, styles[look])} onClick={(event) => follow(event, href)}>
      <title>{`${label}: ${figure(count)} ${count === 1 ? 'job' : 'jobs'}`}</title>
      {look === 'chosen' && <circle className={styles.ring} cx={x} cy={y} r={radius + 5} />}
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y}>
        {count < 10_000 ? figure(count) : `${Math.round(count / 1000)}k`}
      </text>
    </a>
  )
}
