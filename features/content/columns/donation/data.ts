/** Whether gifts can be made here: where the switch is on and a provider is set up (design: decisions). There is none yet. */
export const loadDonation = async () => ({ status: 'unavailable' as const })
