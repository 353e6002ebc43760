import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import styles from './player.module.css'
import type { Step } from './schema.ts'

type Props = {
  steps: readonly Step[]
  current?: string
  addressOf: (id: string) => string
  /** goes there in another way than by a plain visit */
  onGo?: (id: string) => void
}

/** The parts of a course: done, current, to come; those that open later are not links. */
export function Lessons({ steps, current, addressOf, onGo }: Props) {
  return (
    <ol className={styles.list}>
      {steps.map((step) => (
        <li key={step.id} className={step.level ? styles.below : undefined}>
          {step.isHeading ? (
            <strong>{step.title}</strong>
          ) : step.isOpen ? (
            <Link
              href={addressOf(step.id)}
              aria-current={step.id === current ? 'step' : undefined}
              onClick={(event) => {
                const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
                if (!onGo || !isPlain) return
                event.preventDefault()
                onGo(step.id)
              }}
            >
              <Mark step={step} />
              <span>{step.title}</span>
              <Score step={step} />
            </Link>
          ) : (
            <span className={styles.later}>
              <Mark step={step} />
              <span>{step.title}</span>
              <Score step={step} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Mark({ step }: { step: Step }) {
  if (step.isComplete) return <Icon name="check" label="Done:" />
  return step.isOpen ? <Icon name="play" /> : <Icon name="lock" label="Opens later:" />
}

const Score = ({ step: { score } }: { step: Step }) =>
  score === null ? null : <span className={styles.score}>{`${Math.round(score)} points`}</span>
