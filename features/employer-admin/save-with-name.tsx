import { useEffect, useRef, useState } from 'react'
import { SubmitButton } from '#ui/submit-button.tsx'

/** Document 2, section 5: saving is disabled without a name. Without script the server says so. */
export function SaveWithName() {
  const place = useRef<HTMLDivElement>(null)
  const [isNamed, setNamed] = useState(true)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const look = () => setNamed(String(new FormData(form).get('name') ?? '').trim() !== '')
    look()
    form.addEventListener('input', look)
    return () => form.removeEventListener('input', look)
  }, [])

  return (
    <div ref={place}>
      <SubmitButton disabled={!isNamed}>Save</SubmitButton>
    </div>
  )
}
