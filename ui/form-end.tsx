import type { ComponentProps } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { Cluster } from './layout.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** where to go without sending it */
  cancel: string
}

/** The end of a form: what sends it ("Save" unless it says otherwise), and the way out of it. */
export function FormEnd({ cancel, children = 'Save', ...button }: Props) {
  return (
    <Cluster>
      <Button {...button} type="submit">
        {children}
      </Button>
      <ButtonLink href={cancel} variant="quiet">
        Cancel
      </ButtonLink>
    </Cluster>
  )
}
