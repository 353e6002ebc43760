import { expect, test } from 'vitest'
import { milesFrom } from './distance.ts'
import { eachWithin, gridIn, shareGrid } from './geo-grid.ts'

/** Deterministic: 0 ≤ x < 1. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x80000000
  }
}

/** Jobs of a few towns and as many that have a point of their own; every tenth has none. */
function jobs(count: number, seed: number) {
  const roll = dice(seed)
  const anywhere = () => ({ lat: roll() * 170 - 85, lon: roll() * 360 - 180 })
  const towns = [
    ...Array.from({ length: 30 }, anywhere),
    { lat: 13.4, lon: 144.7 },
    { lat: 52.9, lon: -179.9 },
  ]
  const points = Array.from({ length: count }, (_, slot) => {
    if (slot % 10 === 0) return { lat: Number.NaN, lon: Number.NaN }
    return roll() < 0.5 ? towns[Math.floor(roll() * towns.length)]! : anywhere()
  })
  const lat = Float32Array.from(points, (point) => point.lat)
  const lon = Float32Array.from(points, (point) => point.lon)
  return { lat, lon, towns }
}

function found(
  columns: Parameters<typeof shareGrid>[0],
  center: { lat: number; lon: number },
  miles: number,
) {
  const slots: number[] = []
  eachWithin({ grid: gridIn(shareGrid(columns)) }, center, miles, (slot) => slots.push(slot))
  return slots.toSorted((a, b) => a - b)
}

test.each([1, 2, 3])('a circle has the jobs that are as near, each once (%i)', (seed) => {
  const { lat, lon, towns } = jobs(20_000, seed)
  for (const center of towns)
    for (const miles of [1, 25, 100, 900]) {
      const distance = milesFrom(center)
      const near = [...lat.keys()].filter((slot) => distance(lat[slot]!, lon[slot]!) <= miles)
      expect(found({ lat, lon }, center, miles)).toEqual(near)
    }
})

test('no job has coordinates', () => {
  const none = new Float32Array(100).fill(Number.NaN)
  expect(found({ lat: none, lon: none }, { lat: 40, lon: -75 }, 500)).toEqual([])
})
