import type { Item } from '#ui/item.ts'
import { lookup } from '#ui/lookup.ts'
import { Select } from '#ui/select.tsx'
import { Selector } from '#ui/selector.tsx'
import styles from '../rows.module.css'
import { YearFields } from '../years.tsx'
import type { ServiceRow as Served } from './schema.ts'

type Props = {
  at: number
  row: Served
  onChange: (row: Served) => void
  branches: Item[]
}

/** Branch, then its ranks and occupations. Without script both are text, which the server looks up. */
export function ServiceRow({ at, row, onChange, branches }: Props) {
  const ofBranch: Record<string, string> = row.corps ? { corps: row.corps } : {}
  return (
    <div className={styles.row}>
      <Select
        label="Branch"
        name={`service.${at}.corps`}
        options={branches}
        empty=""
        value={row.corps}
        onChange={(event) =>
          onChange({
            ...row,
            corps: event.target.value,
            rank: '',
            _rank: '',
            occupation: '',
            _occupation: '',
          })
        }
      />
      <Selector
        label="Rank"
        name={`service.${at}.rank`}
        textName={`service.${at}._rank`}
        placeholder="Such as Sergeant or E-5"
        load={lookup('/ranks', ofBranch)}
        value={itemsOf(row.rank, row._rank)}
        onChange={([item]) => onChange({ ...row, rank: item?.value ?? '', _rank: item?.label ?? '' })}
      />
      <div className={styles.whole}>
        <Selector
          label="Occupation"
          name={`service.${at}.occupation`}
          textName={`service.${at}._occupation`}
          placeholder="Code or title, such as 11B"
          load={lookup('/occupations', ofBranch)}
          value={itemsOf(row.occupation, row._occupation)}
          onChange={([item]) =>
            onChange({ ...row, occupation: item?.value ?? '', _occupation: item?.label ?? '' })
          }
        />
      </div>
      <YearFields name={`service.${at}`} years={row} onChange={(years) => onChange({ ...row, ...years })} />
    </div>
  )
}

const itemsOf = (value: string, label: string): Item[] => (value || label ? [{ value, label }] : [])
