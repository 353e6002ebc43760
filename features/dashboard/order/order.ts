/** How a person arranged a dashboard: the ids of the modules of each column. */
export type Order = { left: string[]; right: string[] }

type Placed = { id: string; side: string }
type Side = keyof Order

/** The modules as a person arranged them. Those that staff added since then are where staff put them, after the others. */
export function ordered<Module extends Placed>(modules: Module[], order: Order | null): Module[] {
  if (!order) return modules
  const byId = new Map(modules.map((module) => [module.id, module]))
  const inColumn = (side: Side) =>
    order[side].flatMap((id) => {
      const module = byId.get(id)
      byId.delete(id)
      return module ? [{ ...module, side }] : []
    })
  const arranged = [...inColumn('left'), ...inColumn('right')]
  return [...arranged, ...byId.values()]
}

/** The order after a module was moved to a column: before another one, or to its end. */
export function moved(modules: Placed[], module: string, side: Side, before: string): Order {
  const others = modules.filter(({ id }) => id !== module)
  const column = (which: Side) => others.filter((other) => other.side === which)
  const there = column(side)
  const at = there.findIndex(({ id }) => id === before)
  const target = there.toSpliced(at < 0 ? there.length : at, 0, { id: module, side })
  const columns = { left: column('left'), right: column('right'), [side]: target }
  return { left: columns.left.map(idOf), right: columns.right.map(idOf) }
}

const idOf = ({ id }: Placed) => id
