import type { JobQuery } from '../schema.ts'

/** What the form submits without showing it: the order, the page size, and unknown parameters. */
export function HiddenFields({ query }: { query: JobQuery }) {
  const fields: [string, string][] = [
    ['q', query.tab === 'mos' ? query.q : ''],
    ['tab', query.tab === 'mos' ? 'mos' : ''],
    ['sort', query.sort === 'score' ? '' : query.sort],
    ['limit', query.limit === 10 ? '' : String(query.limit)],
    ['menteeToRecommend', query.menteeToRecommend],
    // Literal search of these words; other words are understood again.
    ['words', query.words && query.q],
    // At this place only.
    ['there', query.there && (query.l || query.q)],
    ...query.rest,
  ]
  return fields.map(
    ([name, value], at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice
      value !== '' && <input key={`${name} ${at}`} type="hidden" name={name} value={value} />,
  )
}
