import type { JobQuery } from './schema.ts'

/** What the form keeps without showing it: the order, the page's length, and parameters that we do not know. */
export function HiddenFields({ query }: { query: JobQuery }) {
  const kept: [string, string][] = [
    ['q', query.tab === 'mos' ? query.q : ''],
    ['tab', query.tab === 'mos' ? 'mos' : ''],
    ['sort', query.sort === 'score' ? '' : query.sort],
    ['limit', query.limit === 10 ? '' : String(query.limit)],
    ['menteeToRecommend', query.menteeToRecommend],
    ...query.rest,
  ]
  return kept.map(
    ([name, value], at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice
      value !== '' && <input key={`${name} ${at}`} type="hidden" name={name} value={value} />,
  )
}
