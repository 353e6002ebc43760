import { useEffect, useRef } from 'react'
import { forgetTyped, keepTyped, restoreTyped } from './form-storage.ts'

type Props = {
  /** identifies the form within this tab */
  name: string
  /** fields to forget, since they are now stored elsewhere */
  forget?: readonly string[]
}

/** Inside a form: keeps its input across reloads of the tab, except passwords and files. */
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
