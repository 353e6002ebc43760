import { donationMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'

/**
 * A page that no fundraiser leads to (document 3, section 8).
 * @param isConfigured the site has fundraisers; if not, there is none that could (document 2, section 8)
 */
export function NoFundraiser({ isConfigured }: { isConfigured: boolean }) {
  if (!isConfigured) return <Alert tone="warning">{donationMessages.noneConfigured}</Alert>
  return (
    <Alert tone="warning" title={donationMessages.noFundraiser}>
      {donationMessages.noFundraiserHelp}
    </Alert>
  )
}
