/**
 * Whether donations can be made here: the site's switch is on and a payment provider is configured (design: settled-points,
 * Fundraising). There is no provider yet.
 */
export const loadDonation = async () => ({ status: 'unavailable' as const })
