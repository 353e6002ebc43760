/** Document 2, section 5, and document 3, section 8. */
export const dashboardMessages = {
  none: 'You have not configured any modules yet.',
  mosCareers: 'Add your MOS to your profile to see the civilian careers it leads to.',
  mosCertifications: 'Add your MOS to your profile to see the certifications that fit it.',
  noNeeds: 'Please select at least one user need.',
  saved: 'The module has been saved.',
  deleted: 'The module has been deleted.',
  notHere: 'There is no such module on your dashboard.',
  moved: (title: string, side: string) => `${title} is in the ${side} column now.`,
  /** after 'An error occurred: ' */
  noAnswer: 'this part did not answer. Please try again.',
  notKept: 'This could not be saved. It will be as before when you come back.',
  asItWas: 'The modules are in the order of the site again.',
  /** document 2, section 8 */
  failed: 'There was an error when saving the dashboard Module',
} as const
