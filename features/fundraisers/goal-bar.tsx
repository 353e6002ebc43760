import { shortMoney } from '#schema/money.ts'
import { figure } from '#ui/figure.ts'
import { Progress } from '#ui/progress.tsx'
import styles from './goal-bar.module.css'

type Props = { raised: number; goal: number; percentage: number; gifts: number }

/** What was raised, also past the goal. */
export function GoalBar({ raised, goal, percentage, gifts }: Props) {
  return (
    <div className={styles.goal}>
      <p className={styles.figures}>
        <strong>{shortMoney(raised)}</strong> raised{goal > 0 && ` of ${shortMoney(goal)}`}
      </p>
      {goal > 0 && (
        <Progress
          label={`${figure(gifts)} ${gifts === 1 ? 'gift' : 'gifts'}`}
          value={raised}
          max={goal}
          text={`${percentage}%`}
          tone={percentage >= 100 ? 'success' : 'brand'}
        />
      )}
    </div>
  )
}
