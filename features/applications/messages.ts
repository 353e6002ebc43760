export const applicationMessages = {
  sent: 'Your application is on its way.',
  sentBefore: 'You have already applied for this job. Nothing was sent again.',
  followed: 'Job added to your applications.',
  saved: 'Application saved.',
  hireConfirmed: 'Congratulations! The hire is confirmed.',
  removed: 'Job removed from your applications.',
  staysSent: 'The employer has this application, so it cannot be removed. Set it to “Not for me” instead.',
} as const
