import { BarChart } from '#ui/chart/bar-chart.tsx'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { RadarChart } from '#ui/chart/radar-chart.tsx'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { ValueBar, ValueBars } from '#ui/chart/value-bars.tsx'
import { Section, Specimen } from './section.tsx'

const weeks = 'Aug 31,Sep 7,Sep 14,Sep 21,Sep 28,Oct 5,Oct 12,Oct 19,Oct 26,Nov 2,Nov 9,Nov 16'.split(',')
const applications = [14, 17, 12, 19, 22, 18, 25, 27, 21, 24, 41, 29]
const searches = [84, 92, 79, 101, null, 117, 96, 120, 104, 88, 171, 151]
const earlier = [71, 80, 90, 84, 92, 75, 99, 103, 97, 85, 113, 111]

export function Charts() {
  return (
    <Section id="charts" title="Charts">
      <Specimen name="Bars, the last one is not over" wide>
        <BarChart
          summary="Applications by week: 269 in 12 weeks, most in the week of Nov 9 (41)."
          heads={['Week from', 'Applications']}
          bars={weeks.map((label, at) => ({
            label,
            value: applications[at] ?? 0,
            isPartial: at === weeks.length - 1,
          }))}
        />
      </Specimen>
      <Specimen name="Line with the period before" wide>
        <LineChart
          summary="Searches that found nothing by week, highest in the week of Nov 9: 171."
          head="Week from"
          labels={weeks}
          now={{ name: 'Aug 31 to Nov 22', values: searches }}
          before={{ name: 'Jun 8 to Aug 30', values: earlier }}
        />
      </Specimen>
      <Specimen name="Bars across" wide>
        <ValueBars
          summary="From sign-up to hire: of 3,184 who signed up, 64 were hired."
          heads={['Step', 'People']}
          bars={[
            { label: 'Signed up', value: 3184 },
            { label: 'Activated', value: 2611, note: '82% of them' },
            { label: 'Applied', value: 918, note: '35% of those' },
            { label: 'Hired', value: 64, note: '7% of those' },
          ]}
        />
      </Specimen>
      <Specimen name="In a row of a table">
        <ValueBar value={142} most={214} />
        <Sparkline values={applications} />
      </Specimen>
      <Specimen name="Interests, with an earlier result" wide>
        <RadarChart
          summary="Social 41, Investigative 37, Realistic 33, Conventional 33, Enterprising 24, Artistic 19 of 50."
          most={50}
          heads={['Interest', 'November 2026', 'March 2026']}
          axes={[
            { label: 'Realistic', value: 33, before: 36 },
            { label: 'Investigative', value: 37, before: 31 },
            { label: 'Artistic', value: 19, before: 20 },
            { label: 'Social', value: 41, before: 38 },
            { label: 'Enterprising', value: 24, before: 27 },
            { label: 'Conventional', value: 33, before: 33 },
          ]}
        />
      </Specimen>
    </Section>
  )
}
