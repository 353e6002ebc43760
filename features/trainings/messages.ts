/** Document 1, section 8, and document 3, section 5; the rest is ours. */
export const trainingMessages = {
  updateInterests: 'Update your job interests to see results.',
  noResults: 'No results.',
  required: (field: string) => `${field} is Required`,
  selectOne: 'Select at least one option.',
  created: 'Training added.',
  saved: 'Training saved.',
  deleted: 'Training deleted.',
  gone: 'There is no such training. It may have been deleted.',
  address: 'Please enter an address that begins with https://, or a path of this site.',
  frame: (host: string) =>
    `This site does not allow frames of ${host}. Choose Link, or ask an administrator.`,
  unknownCategory: 'Please choose job categories from the list.',
  savedMeanwhile:
    'Someone else changed this training after you opened it. Save again to keep your version, or reload the page to see theirs.',
  unknownQuiz: 'Please choose a quiz from the list.',
  completed: 'You completed this training.',
  notCompleted: 'A certificate is for completed trainings.',
} as const
