import { money } from '#schema/money.ts'
import { donationMessages } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { GiftLines } from '../gift-lines.tsx'
import type { Given, GiveProps } from '../schema.ts'
import styles from './done.module.css'
import wizard from './wizard.module.css'

/** The last view: 'Done!', which is the receipt; or that the bank has not answered yet. */
export function Done({ given, give, email }: { given: Given; give: GiveProps; email: string }) {
  if (given.state !== 'succeeded') return <StillChecking email={email} />
  return (
    <>
      <div className={styles.thanks}>
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
        <div>
          <p className={styles.big}>{donationMessages.thanks}</p>
          <p className={wizard.muted}>Your receipt is on its way to {email}.</p>
        </div>
      </div>
      <GiftLines
        gift={given}
        to={give.team?.name ?? give.fundraiser?.name ?? give.siteName}
        siteName={give.siteName}
      />
      <p className={wizard.muted}>
        {given.frequency === 'monthly'
          ? `${money(given.totalCents)} each month. Change or stop it from any receipt.`
          : 'One time. Nothing more will be charged.'}
      </p>
      <div className={wizard.buttons}>
        <ButtonLink href={given.url} variant="secondary">
          Your gift
        </ButtonLink>
        <ButtonLink href={`${given.url}/receipt.pdf`} variant="secondary" icon="download" download>
          Receipt (PDF)
        </ButtonLink>
      </div>
    </>
  )
}

function StillChecking({ email }: { email: string }) {
  return (
    <p role="status">
      The bank has not answered yet. You can close this window. We will write to <strong>{email}</strong> in
      either case, and you will not be charged twice.
    </p>
  )
}
