import type { Covered } from './covered.ts'

const signIn = 'features/sign-in/security.test.ts'
const signUp = 'features/sign-up/sign-up.test.ts'
const scope = 'lib/site-scope.test.ts'
const grants = 'db/grants.test.ts'
const chain = 'features/audit/chain.test.ts'
const multipart = 'lib/files/multipart.test.ts'
const input = 'test/input.test.ts'
const headers = 'lib/security.test.ts'

export const inputAttacks: Covered[] = [
  [
    'Prototypes, deep JSON, 10 MB, arrays for strings, duplicate keys, NUL, invalid UTF-8, SQL and regular expressions',
    [input, 'no address breaks on %s'],
    [input, 'no write breaks on %s'],
    [input, 'no field breaks on what it is not for'],
    [headers, 'answers a body of %s with a clear 4xx and lives'],
    [signUp, 'takes no list and no object for %s'],
    [multipart, 'names of fields make lists and parts, and nothing worse'],
    [multipart, 'a broken or endless form is refused, and the process goes on'],
  ],
  [
    'Errors carry a request id, never a stack',
    [
      'lib/errors.test.ts',
      'a defect of ours is a sentence with the number of the request, and never a stack',
    ],
  ],
  [
    'Logs hold no secret, token, DD214 name; line breaks escaped',
    ['lib/errors.test.ts', 'the log holds no cookie, token, password or line break of others'],
    ['features/mail/tasks.test.ts', 'the log says where a kept mail is, and nothing of its content'],
    [signIn, 'a failed sign-in is counted without the address of an unknown person'],
  ],
  [
    'The audit table is append-only',
    ['features/audit/routes.test.ts', 'the trail refuses: %s'],
    ['features/audit/routes.test.ts', 'an entry outlives those it names'],
    ['features/users/users.test.ts', 'deletes a person and what hangs on them, but not the trail'],
  ],
  [
    'The application owns nothing, may do no DDL, and can add to the audit trail without changing it',
    [grants, 'the application owns nothing and changes no table'],
    [grants, 'the audit trail is added to, never changed or removed, whatever the triggers are'],
    ['db/two-roles.test.ts', 'migrations run as the owner, and the application has its rights and no more'],
    [scope, 'without a scope, or with that of another site, the application sees and changes nothing'],
    [scope, 'a scope ends with its work, within a longer transaction, too'],
    [scope, 'mails are added by everybody and read within their sites alone, also those found by address'],
    [chain, 'entries are chained, and nothing that was chained changes unseen'],
    [chain, 'several sealers make one chain, and writers do not wait for them'],
    [chain, 'of a deleted person the addresses go, and the chain still holds'],
  ],
]
