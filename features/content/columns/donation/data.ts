import { giveOffer } from '#features/donations/index.ts'
import type { LoadContext } from '../../data.ts'

/** The form that gives, whether it can be used here, and where its gifts count. */
export const loadDonation = (part: object, { db, request }: LoadContext) => {
  const { donationIdentifier: identifier = '' } = part as { donationIdentifier?: string }
  return giveOffer({ db }, request, { identifier })
}
