import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { BarPairs } from './bar-pairs.tsx'
import { LineChart } from './line-chart.tsx'
import { RadarChart } from './radar-chart.tsx'
import { Sparkline } from './sparkline.tsx'
import { ValueBar, ValueBars } from './value-bars.tsx'

const html = (element: ReactElement) => renderToStaticMarkup(element)
const heights = (markup: string) =>
  [...markup.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height))

it('bars are as high as their values, and the same figures are a table', () => {
  const chart = html(
    <BarChart
      summary="Hires by week"
      heads={['Week from', 'Hires']}
      bars={[
        { label: 'Nov 2', value: 1200 },
        { label: 'Nov 9', value: 600 },
        { label: 'Nov 16', value: 0, isPartial: true },
      ]}
    />,
  )
  const [first = 0, second = 0, last] = heights(chart)
  expect(second / first).toBeCloseTo(0.5)
  expect(last).toBe(0)
  expect(chart).toContain('<th scope="row">Nov 2</th><td>1,200</td>')
  expect(chart).toMatch(/<title id="([^"]+)">Hires by week<\/title>/)
})

it('a chart of nothing but zeros, of one bar and of none is drawn without NaN', () => {
  const heads: [string, string] = ['Day', 'Gifts']
  const bars = [{ label: 'Nov 2', value: 0 }]
  for (const chart of [
    <BarChart key="none" summary="" heads={heads} bars={[]} />,
    <BarChart key="zero" summary="" heads={heads} bars={bars} />,
    <LineChart key="one" summary="" head="Day" labels={['Nov 2']} now={{ name: 'Gifts', values: [null] }} />,
    <LineChart key="empty" summary="" head="Day" labels={[]} now={{ name: 'Gifts', values: [] }} />,
    <ValueBars key="bars" summary="" heads={heads} bars={bars} />,
    <ValueBar key="bar" value={0} most={0} />,
    <Sparkline key="spark" values={[]} />,
  ])
    expect(html(chart)).not.toMatch(/NaN|Infinity|undefined/)
})

it('a line has a gap where nothing was counted', () => {
  const labels = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
  const path = (values: (number | null)[]) =>
    html(<LineChart summary="" head="Day" labels={labels} now={{ name: 'Searches', values }} />).match(
      / d="([^"]*)"/,
    )?.[1]
  expect(path([1, 2, 3, 4, 5])?.match(/M/g)).toHaveLength(1)
  expect(path([1, 2, null, 4, 5])?.match(/M/g)).toHaveLength(2)
})

it('the last label is always there, the others thin out on smaller screens', () => {
  const labels = Array.from({ length: 28 }, (_, at) => `Day ${at + 1}`)
  const chart = html(
    <LineChart
      summary=""
      head="Day"
      labels={labels}
      now={{ name: 'Searches', values: labels.map(() => 1) }}
    />,
  )
  const classOf = (label: string) =>
    chart.match(new RegExp(`<g class="([^"]*)"><text[^>]*>${label}</text>`))?.[1]
  expect(classOf('Day 28')).toBeUndefined()
  expect(classOf('Day 27')).toMatch(/unlabelled/)
  expect(chart).toContain('<th scope="row">Day 27</th>')
})

it('a radar compares with an earlier result only where there is one', () => {
  const axes = ['Realistic', 'Social', 'Artistic'].map((label, at) => ({ label, value: 10 * at }))
  const once = html(<RadarChart summary="" most={50} heads={['Interest', 'Now']} axes={axes} />)
  expect(once).not.toContain('before')
  const twice = html(
    <RadarChart
      summary=""
      most={50}
      heads={['Interest', 'Now', 'March']}
      axes={axes.map((axis) => ({ ...axis, before: 7 }))}
    />,
  )
  expect(twice).toContain('<td>20</td><td>7</td>')
})

it('pairs share one scale, and a value that is not there is a dash', () => {
  const chart = html(
    <BarPairs
      summary="Housing by place"
      heads={['Place', 'BAH', 'GI Bill']}
      rows={[
        { label: 'Norfolk, VA', values: [1000, 500] },
        { label: 'Ponce, PR', values: [null, 250] },
      ]}
      format={(value) => `$${value}`}
    />,
  )
  const widths = [...chart.matchAll(/<rect[^>]* width="([\d.]+)%"/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([100, 100, 100, 50, 0, 25])
  expect(chart).toContain('<th scope="row">Ponce, PR</th><td>–</td><td>$250</td>')
})
