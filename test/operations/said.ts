import { Stop } from '#lib/stop.ts'

/** @throws Stop when it is not so */
export function must(is: boolean, what: string, found = '') {
  if (!is) throw new Stop(`Not true: ${what}.\n${found}`)
  console.log(`  true: ${what}`)
}

/** Does it, and says how long it took. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`)
  return result
}
