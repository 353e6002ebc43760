import { useState } from 'react'
import { notUnderstood, understood } from '#features/content/schema.ts'
import { TextInput } from '#ui/text-input.tsx'
import { type ControlProps, labelled } from './control.ts'

/** A link or a video, as it is pasted: completed on leaving, and named there when it is not understood. */
export function AddressControl(props: ControlProps<string>) {
  const { field, value = '', onChange, error } = props
  const [isTyping, setTyping] = useState(false)
  const meant = understood(field, value)

  function settle() {
    setTyping(false)
    if (meant !== null && meant !== value) onChange(meant || undefined)
  }
  return (
    <TextInput
      {...labelled(props)}
      error={error ?? (meant === null && !isTyping ? notUnderstood(field) : undefined)}
      value={value}
      autoComplete="off"
      spellCheck={false}
      inputMode={field.kind === 'link' ? 'url' : undefined}
      onChange={(event) => {
        setTyping(true)
        onChange(event.target.value || undefined)
      }}
      onBlur={settle}
    />
  )
}
