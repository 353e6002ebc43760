import type { Covered } from './covered.ts'

const messages = 'features/chat/messages.test.ts'
const access = 'features/chat/access.test.ts'
const begin = 'features/chat/begin.test.ts'
const previews = 'features/chat/unread.test.ts'
const live = 'features/chat/live/live.test.ts'
const faults = 'features/chat/live/faults.test.ts'
const slow = 'features/chat/live/slow.test.ts'
const killed = 'features/chat/live/killed.test.ts'
const connections = 'features/connections/connections.test.ts'
const notices = 'features/notices/notices.test.ts'

export const conversations: Covered[] = [
  [
    'The sender confirms their own connection request; somebody else confirms or ends it',
    [connections, 'only the receiver confirms; others do not find the connection'],
    [connections, 'confirming what was canceled meanwhile is answered clearly'],
  ],
  [
    'Two ask each other at once, or one clicks twice',
    [connections, 'a double click, and two who ask each other at once, make one connection'],
    [messages, 'a message that is sent twice is there once, also when both come at the same moment'],
    [begin, 'two who begin at once are in one room'],
  ],
  [
    'A non-member reads or posts in a chat room, or stays subscribed after removal',
    [access, 'a room of others is not there: by its address, its messages, its files, and search'],
    [live, 'a member is sent the message; who is not in the room hears nothing'],
    [faults, 'somebody who is removed while a page is open hears nothing more, in any process'],
  ],
  [
    'A stranger writes, sends links or files, or goes on after a block',
    [access, 'a stranger’s first message is a request: words only, three at most, until it is accepted'],
    [access, 'a person who takes no requests, and one who is blocked, are not reached'],
    [begin, '/chat?fromModule= leads to the manager of a module, its words written and not sent'],
  ],
  [
    'A link makes our server reach into our own network',
    [previews, 'the first link of a message gets a preview from our own server; a request gets none'],
  ],
  [
    'Staff read conversations: reported messages only, and none in a switched account',
    [access, 'staff see reported messages only, and remove them'],
    [access, 'staff in a switched account read nobody’s conversations'],
  ],
  [
    'A socket of a foreign page, of an ended session, with large or many frames',
    [live, 'another origin, and a visitor, get no socket'],
    [live, 'a session that ends elsewhere closes its socket'],
    [live, 'a thousand frames, and a frame of a megabyte, end the socket and not the server'],
    [messages, 'a message of a megabyte is refused, and nothing is written'],
  ],
  [
    'Sockets that are half open, or do not read; processes and connections that end',
    [slow, 'a socket that does not answer is ended at the second beat, one that does stays'],
    [slow, 'a page that does not read what it is told is ended, and holds up nobody'],
    [faults, 'a message that nobody was told of is fetched when the listening connection is back'],
    [faults, 'PostgreSQL ends every connection: pages stay, are told to look, and go on'],
    [faults, 'a process that stops ends its sockets at once; the page comes back to another one'],
    [killed, 'its sender’s next try tells of it, and writes nothing more'],
    [killed, 'the process that starts instead tells of it'],
    [faults, 'a page that was cut off has after its return everything once, in order'],
  ],
  [
    'Notices of others are read or marked, also from another site',
    [notices, 'another person’s notice is not found'],
    [notices, 'another site cannot mark a notice as read'],
  ],
]
