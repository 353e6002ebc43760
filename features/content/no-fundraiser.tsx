import { donationMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'

/** Document 3, section 8: a page that no fundraiser leads to. */
export function NoFundraiser() {
  return (
    <Alert tone="warning" title={donationMessages.noFundraiser}>
      {donationMessages.noFundraiserHelp}
    </Alert>
  )
}
