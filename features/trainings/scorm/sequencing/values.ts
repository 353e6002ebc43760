import type { Element } from '../xml.ts'

/** Those of the attributes that are there. */
export const booleansOf = <Name extends string>(
  element: Element | undefined,
  names: readonly Name[],
): Partial<Record<Name, boolean>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const said = element?.attributes[name]
      return said === undefined ? [] : [[name, said === 'true' || said === '1']]
    }),
  ) as Partial<Record<Name, boolean>>

export function numberIn(said: string | undefined): number | undefined {
  const number = Number.parseFloat(said ?? '')
  return Number.isNaN(number) ? undefined : number
}
