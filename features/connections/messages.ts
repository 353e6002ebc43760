import { longestNote, requestsPerDay } from './model/limits.ts'

export const connectionMessages = {
  sent: 'Request sent.',
  sentAlready: 'Your request is waiting for an answer.',
  connected: (name: string) => `You and ${name} are connected.`,
  confirmed: 'You are connected.',
  canceled: 'Request canceled.',
  rejected: 'Request rejected.',
  removed: 'Connection removed.',
  gone: 'There is no such connection. It may have been canceled or removed.',
  notYours: 'Only the person you asked can confirm a request.',
  nobody: 'There is no such person.',
  yourself: 'You cannot connect with yourself.',
  notTaken: (name: string) => `${name} does not accept connection requests.`,
  offYourself:
    'You have switched connection requests off. Switch them on in your profile’s privacy settings first.',
  full: (name: string) => `${name} is not taking new mentees right now.`,
  tooMany: `You can send ${requestsPerDay} requests a day. Please try again tomorrow.`,
  longNote: `Please use ${longestNote} characters or fewer.`,
  blocked: (name: string) => `${name} is blocked. They can neither write to you nor send you requests.`,
  unblocked: 'Unblocked.',
  offered: 'Saved. This is how people see you as a mentor.',
} as const
