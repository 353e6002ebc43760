import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import { Notice } from '../shell/notice.tsx'
import { SiteLogo, type SiteMark } from '../shell/site-logo.tsx'
import { SkipLink } from '../shell/skip-link.tsx'
import { type Flash, Toasts } from '../toast.tsx'
import { Bottom } from './bottom.tsx'
import type { WorkGroup, WorkItem, WorkPlace } from './model.ts'
import { Places } from './places.tsx'
import { Side } from './side.tsx'
import styles from './workplace.module.css'

type Props = {
  site: SiteMark
  /** the workplaces of this person */
  places: WorkPlace[]
  /** the side bar, at most twelve entries in at most four groups */
  groups: WorkGroup[]
  /** further entries, folded away */
  more: WorkItem[]
  /** attention is for the task: neither side bar nor bottom bar */
  isTask?: boolean
  /** the way to the search of everything */
  find?: ReactNode
  /** at the right of the top bar: messages, notices, account */
  tools: ReactNode
  banner?: ReactNode
  flash?: Flash | null
  children: ReactNode
}

/** The frame of a workplace: top bar, side bar of the place one is in, content, bottom bar on a phone. */
export function Workplace(props: Props) {
  const { site, places, groups, more, isTask = false, find, tools, banner, flash, children } = props
  const name = places.find(({ isCurrent }) => isCurrent)?.name ?? site.name
  return (
    <div className={styles.workplace} data-workplace data-task={isTask || undefined}>
      <SkipLink />
      {banner}
      <header className={styles.top}>
        <Link className={styles.mark} href="/">
          <SiteLogo {...site} onBrand={false} />
        </Link>
        {!isTask && places.length > 1 && <Places name={name} places={places} />}
        <div className={styles.find}>{!isTask && find}</div>
        <div className={styles.tools}>{tools}</div>
      </header>
      <div className={styles.body}>
        {!isTask && <Side name={name} groups={groups} more={more} />}
        <main id="content" className={styles.main} tabIndex={-1}>
          {flash?.stays && <Notice {...flash} />}
          {children}
        </main>
      </div>
      {!isTask && <Bottom {...{ name, places, groups, more, find }} />}
      <Toasts flash={flash?.stays ? null : flash} />
    </div>
  )
}
