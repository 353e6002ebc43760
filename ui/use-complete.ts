import { type FormEvent, useEffect, useRef, useState } from 'react'

/**
 * For a button that is enabled once its form can be sent: `disabled={!isReady}`, `onChange={look}` on the form. Without
 * script the button is enabled, and the browser asks for what is missing.
 */
export function useComplete(isComplete: (fields: FormData) => boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const [isReady, setReady] = useState(true)
  const look = ({ currentTarget }: Pick<FormEvent<HTMLFormElement>, 'currentTarget'>) =>
    setReady(isComplete(new FormData(currentTarget)))
  // What the browser has filled in, or somebody has typed before the script ran, counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (button.current?.form) look({ currentTarget: button.current.form })
  }, [])
  return { button, isReady, look }
}
