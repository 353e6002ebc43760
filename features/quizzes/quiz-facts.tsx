import styles from './quiz.module.css'
import type { Preview } from './schema.ts'

/** How long, how much, how often: said before it begins. */
export function QuizFacts({ quiz }: { quiz: Preview['quiz'] }) {
  const { questions, passMark, timeLimit, attempts, type, anonymous } = quiz
  const facts = [
    questions.length === 1 ? '1 question' : `${questions.length} questions`,
    timeLimit && `${timeLimit} minutes; the clock keeps running while you are away`,
    passMark && `${passMark}% of the points to pass`,
    attempts && (attempts === 1 ? '1 attempt' : `${attempts} attempts`),
    type === 'survey' && anonymous && 'anonymous: your name is not saved with your answers',
  ].filter(Boolean)
  return <p className={styles.facts}>{facts.join(' · ')}</p>
}
