import { type FormEvent, useEffect, useRef, useState } from 'react'

/**
 * For a button that is enabled once its form is valid: `disabled={!isReady}`, `onChange={look}` on the form. Without
 * script the button is enabled, and native validation applies.
 */
export function useComplete(isComplete: (fields: FormData) => boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const [isReady, setReady] = useState(true)
  const look = ({ currentTarget }: Pick<FormEvent<HTMLFormElement>, 'currentTarget'>) =>
    setReady(isComplete(new FormData(currentTarget)))
  // Includes autofill and input from before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (button.current?.form) look({ currentTarget: button.current.form })
  }, [])
  return { button, isReady, look }
}
