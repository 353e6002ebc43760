import { Banner } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'

type Props = { name: string; by: string; csrf: string | null }

/** The banner of a switched account: whose account it is, and the way back. */
export function Switched({ name, by, csrf }: Props) {
  return (
    <Banner tone="warning">
      {/* A full reload, so that no data of the other user stays in memory. */}
      <form method="post" action="/account-switch/end">
        <input type="hidden" name="csrf" value={csrf ?? ''} />
        <Cluster>
          <span>
            {by}, you are acting in the account of <strong>{name}</strong>.
          </span>
          <Button type="submit" size="small" variant="secondary">
            Return to your account
          </Button>
        </Cluster>
      </form>
    </Banner>
  )
}
