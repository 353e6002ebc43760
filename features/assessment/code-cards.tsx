import { careerInterests } from '#spec/lists.ts'
import { meanings } from './model/meanings.ts'
import { mostScore, type Place } from './model/scores.ts'
import styles from './results.module.css'

const nameOf = (letter: string) => careerInterests.find(({ value }) => value === letter)!
const listed = (words: string[]) => new Intl.ListFormat('en-US').format(words)

/** The three letters and what they mean; equal scores are shown as one place. */
export function CodeCards({ places }: { places: readonly Place[] }) {
  return (
    <ul className={styles.code} aria-label="Your code">
      {places.map((place) => (
        <li key={place.letters.join('')}>
          <Letters letters={place.letters} />
          {place.letters.length > 1 ? <Tie {...place} /> : <One {...place} />}
        </li>
      ))}
    </ul>
  )
}

const Letters = ({ letters }: { letters: readonly string[] }) => (
  <p className={styles.letters} aria-hidden="true">
    {letters.map((letter, at) => (
      <span key={letter}>
        {at > 0 && <small>or</small>}
        {letter}
      </span>
    ))}
  </p>
)

function One({ letters: [letter], score }: Place) {
  const { label, help } = nameOf(letter!)
  const { likes, service } = meanings[letter!]
  return (
    <div className={styles.words}>
      <h2>
        {label}, {score} of {mostScore}
      </h2>
      <p>{help}.</p>
      <p>{likes}</p>
      <p className={styles.quiet}>{service}</p>
    </div>
  )
}

function Tie({ letters, score }: Place) {
  return (
    <div className={styles.words}>
      <h2>A tie at {score}</h2>
      <p>
        {listed(letters.map((letter) => nameOf(letter).label))} have the same score.{' '}
        {letters.length === 2 ? 'Neither ranks above the other.' : 'None ranks above the others.'}
      </p>
      {letters.length < careerInterests.length ? (
        letters.map((letter) => <p key={letter}>{meanings[letter].likes}</p>)
      ) : (
        <p>Your answers do not point to any occupations yet. Take the assessment again when you have time.</p>
      )}
    </div>
  )
}
