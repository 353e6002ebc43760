import type { Covered } from './covered.ts'

const multipart = 'lib/files/multipart.test.ts'

export const availability: Covered[] = [
  [
    'PostgreSQL that is paused or dies keeps nobody waiting, and nothing is cut at the end',
    ['lib/database-watch.test.ts', 'while PostgreSQL is paused nothing hangs, and afterwards all goes on'],
    ['db/embedded.test.ts', 'is started again at the same address when it has died'],
    [
      'test/drain.test.ts',
      'before it stops, a process says so and ends kept connections with their next answer',
    ],
  ],
  [
    'A statement that does not end holds no request',
    ['lib/db.test.ts', 'a statement of a request is ended, one of background work takes its time'],
    [
      'lib/db.test.ts',
      'where a pooler drops the options of connections, the role of the application has the limit',
    ],
    [
      'test/faults/processes.test.ts',
      'a write that waits for a lock too long is answered with 503, and others go on',
    ],
  ],
  [
    'Requests that end early, or hold half a character',
    ['test/hostile-requests.test.ts', 'requests that are broken off log no fault of ours'],
    ['test/hostile-requests.test.ts', 'half of a character is refused with 422 at %s'],
    [
      'test/hostile-requests.test.ts',
      'an address that cannot be decoded, %s, is refused in words, by the rules of all answers',
    ],
  ],
  [
    'Unfinished uploads block no others',
    [multipart, 'that prove no token hold nothing'],
    [multipart, 'of one address hold a share of it, and the others go on'],
    [multipart, 'are refused before they are read, where the header has a wrong token'],
    [multipart, 'are ended when they trickle'],
    [multipart, 'a token that comes after the files is refused in words: the files were not kept for it'],
    ['test/patience.test.ts', 'a connection has limits for its duration and for its headers'],
  ],
  [
    'A feed that trickles holds up no mail, and ends with its removal',
    [
      'features/feeds/run/trickle.test.ts',
      'feeds that trickle hold up no mail, say who waits, and end when they are removed',
    ],
    ['features/feeds/run/trickle.test.ts', 'a feed that is removed before its turn is not read'],
    ['lib/queue.test.ts', 'imports that do not end hold up other imports, and nothing else'],
    ['lib/fetch-guard/body.test.ts', 'a server that only trickles is cut after a minute'],
    [
      'lib/fetch-guard/body.test.ts',
      'a server that sends just enough for each minute does not hold us for hours',
    ],
    [
      'features/feeds/run/trickle.test.ts',
      'a feed whose last run took long waits for its turn behind the others',
    ],
  ],
]
