import { cx } from '#ui/class-names.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { isEdge } from '#ui/narrow-sections.ts'
import { Table } from '#ui/table.tsx'
import type { SectionProps } from '../schema.ts'
import { TitledSection } from '../section-head.tsx'
import styles from './wages.module.css'

type Step = NonNullable<SectionProps['content']['wages']>[number]

/** How a wage grows, step by step, as a chart; on a phone as a table, which is in a disclosure otherwise. */
export default function Wages({ content, variant }: SectionProps) {
  const { wagesTitle = 'Wages', wagesLead, wages = [], wagesMore = 'Beside it, a month' } = content
  if (wages.length === 0) return null
  const hasMore = wages.some(({ more }) => more)
  return (
    <TitledSection title={wagesTitle} isBand={isEdge({ variant })}>
      {wagesLead && <p className={styles.lead}>{wagesLead}</p>}
      <div className={styles.wide} aria-hidden="true">
        {hasMore && (
          <p className={styles.legend}>
            <span className={styles.hour}>Wage an hour</span>{' '}
            <span className={styles.month}>{wagesMore}</span>
          </p>
        )}
        <Chart wages={wages} hasMore={hasMore} />
      </div>
      <div className={styles.wide}>
        <Disclosure summary="The same as a table">
          <WageTable {...{ wages, wagesMore, hasMore }} title={wagesTitle} />
        </Disclosure>
      </div>
      <div className={styles.phone}>
        <WageTable {...{ wages, wagesMore, hasMore }} title={wagesTitle} />
      </div>
    </TitledSection>
  )
}

const highest = (amounts: (string | undefined)[]) => Math.max(1, ...amounts.map((one) => Number(one) || 0))

/** A column for each step; its height is a share of the highest. */
function Chart({ wages, hasMore }: { wages: Step[]; hasMore: boolean }) {
  const [mostWage, mostMore] = [
    highest(wages.map(({ wage }) => wage)),
    highest(wages.map(({ more }) => more)),
  ]
  return (
    <ol className={styles.chart}>
      {wages.map(({ step, wage, more }) => (
        <li key={step}>
          <strong>${wage}</strong>
          <Bar share={Number(wage) / mostWage} of="hour" />
          {hasMore && (
            <>
              <Bar share={(Number(more) || 0) / mostMore} of="month" />
              <span>{more ? `+ $${more}` : '\u00a0'}</span>
            </>
          )}
          <span className={styles.step}>{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** Pixels of the highest; what is paid beside a wage hangs below the line that all wages are on. */
const heights = { hour: 176, month: 44 }

type BarProps = { share: number; of: keyof typeof heights }

function Bar({ share, of }: BarProps) {
  const height = Math.max(share > 0 ? 4 : 0, Math.round(share * heights[of]))
  return (
    <svg
      className={cx(styles.bar, styles[of])}
      width="10"
      height={of === 'hour' ? height : heights[of]}
      aria-hidden="true"
    >
      <rect width="100%" height={height} fill="currentColor" />
    </svg>
  )
}

type TableProps = { title: string; wages: Step[]; wagesMore: string; hasMore: boolean }

const WageTable = ({ title, wages, wagesMore, hasMore }: TableProps) => (
  <Table
    caption={title}
    hideCaption
    rows={wages}
    rowKey={({ step }) => step}
    columns={[
      { key: 'step', header: 'Step', cell: ({ step }) => step, onPhone: 'title' },
      { key: 'wage', header: 'Wage an hour', cell: ({ wage }) => `$${wage}` },
      ...(hasMore
        ? [{ key: 'more', header: wagesMore, cell: ({ more }: Step) => (more ? `$${more}` : '') }]
        : []),
    ]}
    empty={null}
  />
)
