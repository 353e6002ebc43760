import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import styles from './conflicts.module.css'
import type { Conflict } from './merge.ts'
import { type NameOf, subjectWords, valueWords } from './words.ts'

type Props = {
  conflicts: readonly Conflict[]
  nameOf: NameOf
  /** with the part's ancestors */
  whereIs: NameOf
  /** `value` is one of the two: give it to `decide` */
  onDecide: (id: string, field: string, value: unknown) => void
}

/** Conflicting changes of two people, side by side, to choose between. */
export function Conflicts({ conflicts, ...rest }: Props) {
  if (!conflicts.length) return null
  const count = conflicts.length === 1 ? 'One change' : `${conflicts.length} changes`
  const isOwn = conflicts.every((conflict) => conflict.isOwn)
  const whose = isOwn ? 'You have changed the same parts of this page twice' : byOthers
  return (
    <Alert tone="warning" title={whose}>
      <p>
        {count} to resolve. Until then, {isOwn ? 'the restored version' : 'your version'} is kept.
      </p>
      <ul className={styles.list}>
        {conflicts.map((conflict) => (
          <li key={`${conflict.id} ${conflict.field}`}>
            <Question conflict={conflict} {...rest} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const byOthers = 'Someone else has changed the same parts of this page'

const ofTwo = { mine: ['Yours', 'Keep yours'], theirs: ['Theirs', 'Take theirs'] } as const
const ofOne = {
  mine: ['Came back', 'Keep what came back'],
  theirs: ['Was here', 'Take what was here'],
} as const

function Question({
  conflict,
  nameOf,
  whereIs,
  onDecide,
}: { conflict: Conflict } & Omit<Props, 'conflicts'>) {
  const { id, field } = conflict
  const name = subjectWords(conflict, whereIs)
  const words = conflict.isOwn ? ofOne : ofTwo
  const sides = (['mine', 'theirs'] as const).map((side) => ({
    ...{ whose: words[side][0], verb: words[side][1], value: conflict[side] },
  }))
  return (
    <fieldset className={styles.question}>
      <legend className={styles.name}>{name}</legend>
      {sides.map(({ whose, verb, value }) => (
        <div key={whose} className={styles.side}>
          <p className={styles.whose}>{whose}</p>
          <p className={styles.value}>{valueWords(field, value, nameOf)}</p>
          <Button
            variant="secondary"
            size="small"
            aria-label={`${verb}: ${name}`}
            onClick={() => onDecide(id, field, value)}
          >
            {verb}
          </Button>
        </div>
      ))}
    </fieldset>
  )
}
