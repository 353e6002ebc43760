import { type ComponentProps, useRef } from 'react'
import { Select } from './select.tsx'

type Props = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  defaultValue: string
  /** with what was chosen in the end */
  onChoose: (value: string) => void
}

/**
 * A select that takes effect at once. Arrow keys pass through choices on their way: then, when it loses focus or Enter is
 * pressed. Put a submit button into a noscript beside it.
 */
export function InstantSelect({ defaultValue, onChoose, ...select }: Props) {
  const isPassing = useRef(false)
  const chosen = useRef(defaultValue)
  const choose = ({ value }: HTMLSelectElement) => {
    // Choosing is followed by a blur, which must not choose again.
    if (value !== chosen.current) onChoose(value)
    chosen.current = value
  }
  return (
    <Select
      {...select}
      // Browsers put back what fields held, by their order in the page, where another row may be now.
      autoComplete="off"
      defaultValue={defaultValue}
      onKeyDown={(event) => {
        isPassing.current = event.key !== 'Enter'
        if (event.key === 'Enter') choose(event.currentTarget)
      }}
      onPointerDown={() => {
        isPassing.current = false
      }}
      onChange={(event) => isPassing.current || choose(event.currentTarget)}
      onBlur={(event) => choose(event.currentTarget)}
    />
  )
}
