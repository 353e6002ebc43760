import { money, shortMoney } from '#schema/money.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { ValueBars } from '#ui/chart/value-bars.tsx'
import styles from '../gifts.module.css'
import { type GiftCharts, channels as names } from './schema.ts'

const dayWords = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** What was raised, by day and by the way it came. */
export function Charts({ days, channels }: GiftCharts) {
  const sum = days.reduce((all, { cents }) => all + cents, 0)
  const best = days.reduce((most, day) => (day.cents > most.cents ? day : most))
  return (
    <div className={styles.charts}>
      <section className={styles.chart}>
        <h2>Raised by day</h2>
        <LineChart
          summary={`${money(sum)} in ${days.length} days; most on ${nameOf(best.day)}: ${money(best.cents)}.`}
          labels={days.map(({ day }) => nameOf(day))}
          now={{ name: 'Raised', values: days.map(({ cents }) => cents) }}
          head="Day"
          format={shortMoney}
        />
      </section>
      <section className={styles.chart}>
        <h2>Raised by channel</h2>
        <ValueBars
          summary="Amount raised, by source."
          heads={['Channel', 'Raised']}
          format={shortMoney}
          bars={channels.map(({ channel, cents, gifts }) => ({
            label: names.find(({ value }) => value === channel)?.label ?? channel,
            value: cents,
            note: `${gifts} ${gifts === 1 ? 'gift' : 'gifts'}`,
          }))}
        />
      </section>
    </div>
  )
}

const nameOf = (day: string) => dayWords.format(new Date(`${day}T12:00:00Z`))
