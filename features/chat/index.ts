export { begin } from './begin.ts'
export { readUpTo, unreadMessages } from './reading.ts'
export { react, sendMessage } from './sending.ts'
export { unreadOf } from './unread.ts'
