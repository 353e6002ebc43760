import { useEffect, useState } from 'react'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Link } from '#ui/link.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { router } from '#ui/nav.ts'
import { Page } from '#ui/page.tsx'
import { type Status, type StatusChange, type StatusLine, textOf, verdictOf } from './schema.ts'
import styles from './status.module.css'

export type Props = Status

const watchMs = 20_000
const icons: Record<StatusLine['level'], IconName> = { well: 'success', watch: 'warning', broken: 'alert' }
const tones: Record<StatusLine['level'], Tone> = { well: 'success', watch: 'warning', broken: 'danger' }
const labels: Record<StatusLine['level'], string> = { well: 'Well', watch: 'Soon', broken: 'Now' }
const urgency = { broken: 0, watch: 1, well: 2 } as const

/** What is well and what is not, in sentences for people who are not engineers. */
export default function StatusPage(status: Props) {
  const isOld = useWatching()
  const { lines, changes, at } = status
  const trouble = lines
    .filter(({ level }) => level !== 'well')
    .sort((a, b) => urgency[a.level] - urgency[b.level])
  const wellLines = lines.filter(({ level }) => level === 'well')
  return (
    <Page
      title="Status"
      lead={
        <>
          Checked at <TimeText date={at} />. <Link href="/admin/status">Check again</Link>
        </>
      }
      actions={<CopyButton text={textOf(status)} label="Copy for your technician" done="Copied" />}
    >
      {isOld && (
        <p role="status" className={styles.old}>
          The server does not answer. What you see may be old; this page keeps trying.
        </p>
      )}
      <Verdict lines={lines} />
      {trouble.length > 0 && (
        <section aria-labelledby="attention" className={styles.section}>
          <h2 id="attention">Needs attention</h2>
          {trouble.map((line) => (
            <Trouble key={line.key} line={line} />
          ))}
        </section>
      )}
      <section aria-labelledby="working" className={styles.section}>
        <h2 id="working">Working</h2>
        <ul className={styles.lines}>
          {wellLines.map((line) => (
            <Well key={line.key} line={line} />
          ))}
        </ul>
      </section>
      {changes.length > 0 && <Lately changes={changes} />}
    </Page>
  )
}

/** Looks again by itself. @returns whether the last look got no answer */
function useWatching(): boolean {
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    const look = () =>
      router.reload({
        only: ['lines', 'changes', 'at'],
        onSuccess: () => setOld(false),
        onNetworkError: () => {
          setOld(true)
          return false
        },
      })
    const timer = setInterval(look, watchMs)
    return () => clearInterval(timer)
  }, [])
  return isOld
}

function Verdict({ lines }: Pick<Props, 'lines'>) {
  const { level, title } = verdictOf(lines)
  return (
    <div className={cx(styles.verdict, styles[level])} aria-live="polite">
      <Icon name={icons[level]} />
      <p>{title}</p>
    </div>
  )
}

function Trouble({ line }: { line: StatusLine }) {
  const { name, level, says, detail, notice, steps, since } = line
  return (
    <Card as="article" className={styles.trouble}>
      <header className={styles.head}>
        <h3>{name}</h3>
        <Badge tone={tones[level]} icon={icons[level]}>
          {labels[level]}
        </Badge>
      </header>
      <p className={styles.says}>{says}</p>
      <p className={styles.detail}>
        {detail} {since && <Since since={since} />}
      </p>
      <div className={styles.columns}>
        {notice && (
          <div>
            <h4>What people notice</h4>
            <p>{notice}</p>
          </div>
        )}
        <div>
          <h4>What to do</h4>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </Card>
  )
}

function Well({ line: { name, says, detail, since } }: { line: StatusLine }) {
  return (
    <li>
      <Icon name="success" label="Well" />
      <strong>{name}</strong>
      <span>
        {says}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.detail}>{since && <Since since={since} />}</span>
    </li>
  )
}

const Since = ({ since }: { since: string }) => (
  <>
    Since <TimeText date={since} />
  </>
)

function Lately({ changes }: { changes: StatusChange[] }) {
  return (
    <section aria-labelledby="lately" className={styles.section}>
      <h2 id="lately">What happened lately</h2>
      <ol className={styles.changes}>
        {changes.map(({ name, level, says, at }) => (
          <li key={`${name}${at}`}>
            <TimeText date={at} />
            <span>
              <strong>{name}</strong>: {level === 'well' ? `well again. ${says}` : says}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
