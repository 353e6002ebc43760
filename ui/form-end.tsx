import type { ComponentProps } from 'react'
import { ButtonLink } from './button.tsx'
import { Cluster } from './layout.tsx'
import { SubmitButton } from './submit-button.tsx'

type Props = ComponentProps<typeof SubmitButton> & {
  /** where Cancel leads */
  cancel: string
}

/** The end of a form: the submit button ("Save" by default) and Cancel. */
export function FormEnd({ cancel, ...button }: Props) {
  return (
    <Cluster>
      <SubmitButton {...button} />
      <ButtonLink href={cancel} variant="quiet">
        Cancel
      </ButtonLink>
    </Cluster>
  )
}
