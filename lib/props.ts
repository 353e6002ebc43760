const lazy = Symbol('lazy')
const deferredGroup = Symbol('deferred')

/** A prop that is computed only when a partial reload asks for it. */
export type Lazy<T> = { [lazy]: () => T | Promise<T> }
/** A prop that the client fetches right after rendering the page. */
export type Deferred<T> = { [deferredGroup]: string; [lazy]: () => T | Promise<T> }

export const optional = <T>(compute: () => T | Promise<T>): Lazy<T> => ({ [lazy]: compute })
export const defer = <T>(compute: () => T | Promise<T>, group = 'default'): Deferred<T> => ({
  [lazy]: compute,
  [deferredGroup]: group,
})

export const PropKind = { first: 'first', partial: 'partial', all: 'all' } as const
type Wanted = { kind: keyof typeof PropKind; only?: string[]; except?: string[] }

/**
 * Resolves the props of this response.
 * A first visit omits optional and deferred props and lists the deferred ones; a partial reload gets those it names;
 * an API client gets all.
 */
export async function resolveProps(props: object, wanted: Wanted) {
  const deferred: Record<string, string[]> = {}
  const chosen = Object.entries(props).filter(([name, value]) => {
    if (wanted.kind === 'all') return true
    if (wanted.kind === 'partial') return isNamed(name, wanted)
    if (!isLazy(value)) return true
    const group = (value as Partial<Deferred<unknown>>)[deferredGroup]
    if (group) deferred[group] = [...(deferred[group] ?? []), name]
    return false
  })
  const values = await Promise.all(chosen.map(([, value]) => (isLazy(value) ? value[lazy]() : value)))
  return { props: Object.fromEntries(chosen.map(([name], at) => [name, values[at]])), deferred }
}

function isNamed(name: string, { only = [], except = [] }: Wanted) {
  return (only.length === 0 || only.some((path) => path.split('.')[0] === name)) && !except.includes(name)
}

const isLazy = (value: unknown): value is Lazy<unknown> =>
  typeof value === 'object' && value !== null && lazy in value
