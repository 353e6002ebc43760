import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldError, type FieldProps, Help, RequiredMark } from '#ui/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Textarea } from '#ui/text-input.tsx'
import styles from './rich-text.module.css'
import { RichText } from './rich-text.tsx'

type Props = Omit<FieldProps, 'label'> & {
  label: string
  name: string
  /** HTML */
  value: string
  onChange: (html: string) => void
}

/**
 * Formatted text as a field of a form. Without script it is a text area; the server cleans what it gets in both. All stages are the
 * same size, so that what is below stays where somebody presses it.
 */
export function RichTextField({ label, help, error, required, name, value, onChange }: Props) {
  const id = useId()
  const plain = useRef<HTMLDivElement>(null)
  const isPlain = useTextAreaFirst(plain)
  if (isPlain)
    return (
      <div className={styles.plain} ref={plain}>
        <Textarea
          {...{ label, help, error, required, name, value }}
          rows={14}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    )
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </span>
      {help && <Help id={id}>{help}</Help>}
      <div className={styles.sized}>
        <RichText {...{ id, label, value, onChange }} isLabeled hasHistory onTravel={() => {}} />
      </div>
      <FormValue {...{ name, value, onChange }} />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

/**
 * The server's text area stays until the editor has arrived and the focus is elsewhere: what somebody types, or is about to,
 * while scripts load goes nowhere when its field is replaced.
 * @returns whether to show the text area
 */
function useTextAreaFirst(area: RefObject<HTMLElement | null>): boolean {
  const hydrated = useHydrated()
  const [isPlain, setPlain] = useState(!hydrated)
  useEffect(() => {
    const element = area.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    async function replace() {
      const hasCome = await RichText.prepare()
      // At once: a moment later the area may have the focus.
      if (hasCome && !element?.contains(document.activeElement)) flushSync(() => setPlain(false))
    }
    // Not in the middle of a change of focus.
    const replaceSoon = () => {
      timer = setTimeout(replace)
    }
    replaceSoon()
    element.addEventListener('focusout', replaceSoon)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('focusout', replaceSoon)
    }
  }, [area])
  return isPlain
}

/**
 * What the form sends and keeps across a reload: a field like another, that nobody sees. It is changed after the editor's
 * own event, so it notifies the form once more.
 */
function FormValue({ name, value, onChange }: Pick<Props, 'name' | 'value' | 'onChange'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const told = useRef(value)
  useEffect(() => {
    if (told.current === value) return
    told.current = value
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return (
    <textarea {...{ name, value }} ref={field} hidden onChange={(event) => onChange(event.target.value)} />
  )
}
