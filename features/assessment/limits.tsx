import { Card } from '#ui/card.tsx'
import styles from './results.module.css'

const limits = [
  ['Whether you would be good at it.', 'It asks what you like, not what you can do.'],
  [
    'How you compare with others.',
    'Your scores are sums of your own answers, from 10 to 50. You are not compared with anyone else.',
  ],
  [
    'Small differences.',
    'One answer moves a score by up to four points. Interests that are three points apart or fewer are about equal.',
  ],
  [
    'Which job will make you happy.',
    'Interests explain a part. Pay, people, place and purpose explain the rest.',
  ],
  [
    'What a tested instrument can.',
    'The six interests are John Holland’s, as O*NET uses them. The sixty statements are ours, and no study has measured how reliable they are.',
  ],
  ['What will stay the same.', 'Interests change. Use the result to explore, not to decide.'],
] as const

/** What the result does not say. */
export const Limits = () => (
  <Card as="section">
    <h2 className={styles.heading}>What this can’t tell you</h2>
    <ul className={styles.limits}>
      {limits.map(([what, why]) => (
        <li key={what}>
          <strong>{what}</strong> {why}
        </li>
      ))}
    </ul>
  </Card>
)
