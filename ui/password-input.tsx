import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './hydrated.ts'
import styles from './password-input.module.css'
import { strengthOf } from './password-strength.ts'
import { TextInput } from './text-input.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'suffix' | 'prefix' | 'icon'> & {
  /** shows the strength of the password and how to improve it */
  advises?: boolean
}

/** A password field that can be revealed. */
export function PasswordInput({ advises, onChange, ...rest }: Props) {
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <div className={styles.password}>
      <TextInput
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={shown ? 'text' : 'password'}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange?.(event)
        }}
        // There from the beginning: a field that gets a neighbor is another element, without what was typed.
        suffix={
          <Button
            size="small"
            variant="quiet"
            hidden={!hydrated}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        }
      />
      {advises && hydrated && <Advice typed={typed} />}
    </div>
  )
}

/** Its space is reserved, so that nothing shifts at the first letter. */
function Advice({ typed }: { typed: string }) {
  const { level, words } = strengthOf(typed)
  return (
    <div className={styles.advice}>
      <meter
        className={styles.meter}
        min={0}
        max={4}
        low={2}
        high={3}
        optimum={4}
        value={level}
        aria-label="Strength of the password"
      />
      <span aria-live="polite">{words}</span>
    </div>
  )
}
