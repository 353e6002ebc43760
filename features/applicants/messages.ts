export const applicantMessages = {
  none: 'There is no such applicant. The application may have been withdrawn.',
  noEmployer: 'You do not work for this employer.',
  awaitingApproval: 'This employer is awaiting approval. You see its applicants once it is approved.',
  noStatus: 'Please choose a status.',
  nobodyChosen: 'Please choose someone first.',
  noteMissing: 'Please write a note or give a rating.',
  messageMissing: 'Please write a message.',
  statusSet: (name: string, label: string) => `${name} is now “${label}”.`,
  statusesSet: (count: number, label: string) =>
    `${count} ${count === 1 ? 'person is' : 'people are'} now “${label}”.`,
  noted: 'Note saved.',
  noteDeleted: 'Note deleted.',
  noNote: 'There is no such note of yours.',
  sent: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'} sent.`,
  reminded: (name: string) => `${name} was asked again to confirm.`,
  notHired: 'The employer has not set this application to Hired.',
} as const
