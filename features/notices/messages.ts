export const noticeMessages = {
  allRead: 'All notices are marked as read.',
  saved: 'Saved.',
  mailOff: 'You won’t get emails about these anymore. Your notices stay on the site.',
  stopped: 'You will no longer get these emails.',
  none: 'Nothing to show',
  gone: 'This notice is gone. Notices are kept for 90 days.',
} as const

/** Issued on the site where something happened; kept this long. */
export const noticeDays = 90
