import { useEffect, useId, useRef, useState } from 'react'
import { nearYou } from '#spec/limits.ts'
import styles from './rows.module.css'

type Props = { zip: string; miles: number; onChange: (miles: number) => void }

const key = 'near-you'
const top = 100

/** The slider goes from 0 to 100, the miles from 1 to 100 (document 3, section 9). */
const milesAt = (place: number) =>
  Math.round(nearYou.leastMiles + (place / top) * (nearYou.mostMiles - nearYou.leastMiles))
const placeOf = (miles: number) =>
  Math.round(((miles - nearYou.leastMiles) / (nearYou.mostMiles - nearYou.leastMiles)) * top)

/** How far to look; kept on this device, asked 500 ms after the last move. */
export function NearSlider({ zip, miles, onChange }: Props) {
  const [place, setPlace] = useState(placeOf(miles))
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what this device remembers
  useEffect(() => {
    const kept = Number(localStorage.getItem(key))
    if (kept >= nearYou.leastMiles && kept <= nearYou.mostMiles && kept !== miles) {
      setPlace(placeOf(kept))
      onChange(kept)
    }
    return () => clearTimeout(waiting.current)
  }, [])

  function move(to: number) {
    setPlace(to)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      localStorage.setItem(key, String(milesAt(to)))
      onChange(milesAt(to))
    }, nearYou.debounceMs)
  }

  const shown = milesAt(place)
  const words = shown === 1 ? '1 mile' : `${shown} miles`
  return (
    <div className={styles.range}>
      <label htmlFor={id}>
        <span>Distance from {zip}</span>
        <span>{words}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={top}
        value={place}
        aria-valuetext={words}
        onChange={(event) => move(Number(event.target.value))}
      />
    </div>
  )
}
