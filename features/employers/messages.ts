export const employerMessages = {
  noSuchEmployer: 'There is no such employer. It may have been deleted.',
  nameMissing: 'Please enter the name of the employer.',
  nameTaken: 'Another employer of this site has this name.',
  isMember: 'You work for this employer already.',
  tooManyClaims:
    'You have several claims that wait for an answer. Please wait until the site has decided them.',
  noSuchClaim: 'There is no such claim. It may have been deleted.',
  ownClaim: 'Somebody else of the staff must decide your claim.',
  decidedOtherwise: (state: string) => `This claim was ${state} meanwhile.`,
  approved: (name: string) => `${name} is an owner of the employer now.`,
  rejected: 'The claim is rejected.',
} as const
