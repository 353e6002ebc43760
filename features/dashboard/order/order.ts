/** How a person arranged a dashboard: the modules of each column, by a part of their ids. */
export type Order = { left: string[]; right: string[] }

type Placed = { id: string; side: string }
type Side = keyof Order

/** The end of a module's id: it is random, and a cookie has room for a hundred. */
const keyOf = ({ id }: { id: string }) => id.slice(-8)

/** As it is kept: '0d1e2f3a,…' of both columns. */
export const orderText = ({ left, right }: Order): string =>
  [left, right].map((keys) => keys.join(',')).join('.')

/** @returns null for anything that is no order */
export function readOrder(text: string | undefined): Order | null {
  if (!text || !/^[0-9a-f,]{0,2000}\.[0-9a-f,]{0,2000}$/.test(text)) return null
  const [left, right] = text.split('.').map((keys) => keys.split(',').filter(Boolean))
  return { left: left!, right: right! }
}

/** The modules as a person arranged them. Those that staff added since then are where staff put them, after the others. */
export function ordered<Module extends Placed>(modules: Module[], order: Order | null): Module[] {
  if (!order) return modules
  const byKey = new Map(modules.map((module) => [keyOf(module), module]))
  const inColumn = (side: Side) =>
    order[side].flatMap((key) => {
      const module = byKey.get(key)
      byKey.delete(key)
      return module ? [{ ...module, side }] : []
    })
  const arranged = [...inColumn('left'), ...inColumn('right')]
  return [...arranged, ...byKey.values()]
}

/** The order after a module was moved to a column: before another one, or to its end. */
export function moved(modules: Placed[], module: string, side: Side, before: string): Order {
  const others = modules.filter(({ id }) => id !== module)
  const column = (which: Side) => others.filter((other) => other.side === which)
  const there = column(side)
  const at = there.findIndex(({ id }) => id === before)
  const target = there.toSpliced(at < 0 ? there.length : at, 0, { id: module, side })
  const columns = { left: column('left'), right: column('right'), [side]: target }
  return { left: columns.left.map(keyOf), right: columns.right.map(keyOf) }
}
