import { useEffect, useRef } from 'react'
import { forgetTyped, keepTyped, restoreTyped } from './kept.ts'

type Props = {
  /** names the form within this tab */
  name: string
  /** what was kept under these names stands elsewhere by now */
  forget?: readonly string[]
}

/** In a form: what is typed survives a reload of the tab. Passwords and files are not kept. */
export function KeepTyped({ name, forget }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const gone = forget?.join()
  useEffect(() => {
    for (const other of gone?.split(',') ?? []) forgetTyped(other)
    const form = place.current?.closest('form')
    if (!form) return
    restoreTyped(form, name)
    const remember = () => keepTyped(form, name)
    form.addEventListener('input', remember)
    return () => form.removeEventListener('input', remember)
  }, [name, gone])
  return <span ref={place} hidden />
}
