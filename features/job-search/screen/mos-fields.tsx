import { useEffect, useState } from 'react'
import type { Item } from '#ui/item.ts'
import { lookup } from '#ui/lookup.ts'
import { Select } from '#ui/select.tsx'
import { Selector } from '#ui/selector.tsx'
import type { SearchPage } from '../schema.ts'
import { OccupationAbout } from './occupation-about.tsx'

/** Branch, occupation and rank. Without script the occupation is a text field for its code. */
export function MosFields({ page: { query, branches, ranks, occupation, notice } }: { page: SearchPage }) {
  const [branch, setBranch] = useState(query.c)
  const [rank, setRank] = useState(query.rank)
  const [picked, pick] = useState('')
  const offered = useRanks(branch, branch === query.c ? ranks : null)
  const chosen = occupation
    ? [{ value: query.o, label: `${occupation.code} ${occupation.title}` }]
    : typed(query)

  return (
    <>
      <Select
        label="Branch"
        name="c"
        options={branches}
        empty="Any branch"
        value={branch}
        onChange={(event) => {
          setBranch(event.target.value)
          setRank('')
          pick('')
        }}
      />
      <Selector
        key={branch}
        label="Occupation"
        name="o"
        textName="_o"
        placeholder="Code or title, such as 11B"
        load={lookup('/occupations', branch ? { corps: branch } : {})}
        defaultValue={branch === query.c ? chosen : []}
        error={notice === 'unknownOccupation' ? unknown : undefined}
        onChange={([item]) => pick(item?.value ?? '')}
      />
      {picked && <OccupationAbout id={picked} />}
      <Select
        label="Rank (optional)"
        name="rank"
        options={offered}
        empty="Any rank"
        disabled={offered.length === 0}
        value={rank}
        onChange={(event) => setRank(event.target.value)}
      />
      <input type="hidden" name="_c" value={labelOf(branches, branch)} />
      <input type="hidden" name="_rank" value={labelOf(offered, rank)} />
    </>
  )
}

const labelOf = (items: Item[], value: string) => items.find((item) => item.value === value)?.label ?? ''

const unknown = 'We do not know this occupation. Check its code, or choose one from the list.'

/** Text typed without choosing stays in the field. */
const typed = ({ o, _o }: SearchPage['query']): Item[] => (_o || o ? [{ value: o, label: _o || o }] : [])

/** The ranks of a branch: from the page for the branch that was searched, else fetched. */
function useRanks(branch: string, known: Item[] | null): Item[] {
  const [ranks, setRanks] = useState(known ?? [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the known ones belong to the branch
  useEffect(() => {
    if (known || !branch) return setRanks(known ?? [])
    const abort = new AbortController()
    lookup('/ranks', { corps: branch })({ q: '', page: 1, signal: abort.signal }).then(
      ({ items }) => setRanks(items),
      // The branch can be searched without its ranks.
      () => setRanks([]),
    )
    return () => abort.abort()
  }, [branch])
  return ranks
}
