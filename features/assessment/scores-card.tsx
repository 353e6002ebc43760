import { careerInterests } from '#spec/lists.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadarChart } from '#ui/chart/radar-chart.tsx'
import { ValueBar } from '#ui/chart/value-bars.tsx'
import { longDate } from '#ui/relative-date.ts'
import { Select } from '#ui/select.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { mostScore } from './model/scores.ts'
import styles from './results.module.css'
import type { ResultsPage } from './schema.ts'

type Props = Pick<ResultsPage, 'categories' | 'takes' | 'with'> & { take: NonNullable<ResultsPage['take']> }
type Category = ResultsPage['categories'][number]

const dateOf = ({ completedAt }: { completedAt: string }) => longDate(new Date(completedAt))

/** The six scores as a hexagon and as a table, beside an earlier result. */
export function ScoresCard({ categories, take, with: before, takes }: Props) {
  const heads: [string, string] = ['Interest', dateOf(take)]
  return (
    <div className={styles.two}>
      <Card>
        <RadarChart
          summary={summaryOf(categories)}
          axes={careerInterests.map(({ value, label }) => {
            const { score, before } = categories.find(({ id }) => id === value)!
            return { label, value: score, before: before ?? undefined }
          })}
          most={mostScore}
          heads={before ? [...heads, dateOf(before)] : heads}
        />
      </Card>
      <Card>
        <Table
          caption="Your six scores"
          hideCaption
          columns={columnsOf(before && dateOf(before))}
          rows={categories}
          rowKey={({ id }) => id}
        />
        {takes.length > 1 && <Compare take={take} before={before} takes={takes} />}
      </Card>
    </div>
  )
}

const summaryOf = (categories: Category[]) =>
  `Of ${mostScore}: ${categories.map(({ label, score }) => `${label} ${score}`).join(', ')}.`

const columnsOf = (before: string | null): Column<Category>[] => [
  {
    key: 'interest',
    header: 'Interest',
    onPhone: 'title',
    cell: ({ id, label, isTied }) => `${id}: ${label}${isTied ? ' (tie)' : ''}`,
  },
  {
    key: 'score',
    header: `Of ${mostScore}`,
    cell: ({ score }) => <ValueBar value={score} most={mostScore} />,
  },
  ...(before
    ? [
        { key: 'before', header: before, align: 'end' as const, cell: (one: Category) => one.before },
        { key: 'change', header: 'Change', align: 'end' as const, cell: changeOf },
      ]
    : []),
]

function changeOf({ score, before }: Category): string {
  const change = score - (before ?? score)
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0'
}

function Compare({ take, before, takes }: Pick<Props, 'take' | 'takes'> & { before: Props['with'] }) {
  const options = takes.map((one) => ({ value: one.id, label: `${dateOf(one)}, ${one.code}` }))
  return (
    <form method="get" action="/assessment/results" data-visit className={styles.compare}>
      <Select label="Result" name="take" options={options} defaultValue={take.id} />
      <Select
        label="Compare with"
        name="with"
        options={[{ value: 'none', label: 'Nothing' }, ...options.filter(({ value }) => value !== take.id)]}
        defaultValue={before?.id ?? 'none'}
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  )
}
