import { expect, test } from 'vitest'
import { milesFrom } from './distance.ts'

type Vector = [number, number, number]

/** By the angle between two vectors, which is exact for small and large ones. */
function byVectors(a: Vector, b: Vector): number {
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
  return 3958.8 * Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
}

function vector(lat: number, lon: number): Vector {
  const [north, east] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}

test('distances are exact to an inch, near and far', () => {
  const inch = 1 / 63_360
  for (const lat of [-14, 0, 21.3, 38.9, 64.8])
    for (const lon of [-170.7, -77, 0, 144.8]) {
      const miles = milesFrom({ lat, lon })
      for (let north = -5.2; north <= 5.2; north += 0.37)
        for (let east = -40; east <= 40; east += north < 1 ? 0.83 : 7.3) {
          const expected = byVectors(vector(lat, lon), vector(lat + north, lon + east))
          expect(
            Math.abs(miles(lat + north, lon + east) - expected),
            `${lat} ${lon} ${north} ${east}`,
          ).toBeLessThan(inch)
        }
    }
})

test('without coordinates there is no distance', () => {
  expect(milesFrom({ lat: 38.9, lon: -77 })(Number.NaN, Number.NaN)).toBeNaN()
  expect(milesFrom({ lat: 38.9, lon: -77 })(38.9, -77)).toBe(0)
})
