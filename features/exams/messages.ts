export const examMessages = {
  /** document 3, section 8 */
  none: 'You have no recommended exams yet.',
  name: 'Please name the exam.',
  number: 'Please enter the number of the exam.',
  start: 'Please enter the first day of filing, such as 2026-11-02.',
  end: 'Please enter the last day of filing, such as 2026-11-25.',
  order: 'Filing ends before it begins.',
  fee: 'Please enter the fee in dollars, such as 68, or leave it empty.',
  pdfLink: 'Please enter an address that begins with https://, or leave it empty.',
  taken: 'There is an exam with this number already.',
  missing: 'There is no such exam. It may have been deleted.',
  created: 'Exam added.',
  saved: 'Saved successfully!',
  deleted: 'Exam deleted.',
  csvColumns:
    'The file needs columns for the title, the number, and the first and last day of filing, or the application period.',
  promotion: 'A promotion exam is open to employees of the city only. It is left out.',
  imported: ({
    added,
    changed,
    same,
    refused,
  }: {
    added: number
    changed: number
    same: number
    refused: number
  }) => `${added} added, ${changed} changed, ${same} as before, ${refused} refused.`,
  reminded: (day: string) => `We’ll remind you on ${day}.`,
  notReminded: 'The reminder is off.',
  tooLate: 'It is too late for a reminder: filing ends within two days.',
} as const
