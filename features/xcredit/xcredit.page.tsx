import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Modal } from '#ui/modal.tsx'
import { Page } from '#ui/page.tsx'
import type { XcreditPage } from './schema.ts'
import { XcreditSignup } from './signup.tsx'

export type Props = XcreditPage

const thankYou = 'Thank you. Your XCredit account is ready, and you can begin now.'

/** Outside learning: the form, then the thank-you overlay, then the way there. */
export default function Xcredit({ thanks, ...person }: Props) {
  const [isOpen, setOpen] = useState(thanks)
  return (
    <Page title="XCredit" narrow>
      {thanks && (
        <noscript>
          <Alert tone="success" title="Thank you">
            {thankYou}
          </Alert>
        </noscript>
      )}
      <Card>
        <XcreditSignup {...person} />
      </Card>
      {person.href && (
        <Modal
          title="Thank you"
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          size="small"
          actions={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Later
              </Button>
              <ButtonLink href={person.href} icon="external" target="_blank" rel="noopener external">
                Open XCredit
              </ButtonLink>
            </>
          }
        >
          <p>{thankYou}</p>
        </Modal>
      )}
    </Page>
  )
}
