import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { useForm } from './form-context.ts'

/** Submits the surrounding form; busy while it is being sent. */
export function SubmitButton({ children = 'Save', ...button }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const { busy } = useForm()
  return (
    <Button busy={busy} {...button} type="submit">
      {children}
    </Button>
  )
}
