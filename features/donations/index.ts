export { checkLedger, type Fault } from './check-ledger.ts'
export { newestGifts } from './newest.ts'
export { donationStatus, giveOffer } from './offer.ts'
export { type OwnGiving, ownGiving } from './own/gifts.ts'
