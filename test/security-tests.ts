/** An item of the design, and the tests that show it: file, and the test's name as it stands there. */
export type Shown = [item: string, ...tests: [file: string, name: string][]]

const matrix: [string, string] = ['test/matrix.test.ts', 'every route admits whom it should, and nobody else']
const attacks = 'features/users/attacks.test.ts'
const hats = 'features/users/hats.test.ts'
const proving = 'features/sign-in/proving.test.ts'
const address = 'features/users/edit/address.test.ts'
const signIn = 'features/sign-in/security.test.ts'
const account = 'features/sign-in/account.test.ts'
const signUp = 'features/sign-up/sign-up.test.ts'
const activation = 'features/sign-up/activation.test.ts'
const factor = 'features/second-factor/second-factor.test.ts'
const sso = 'features/single-sign-on/single-sign-on.test.ts'
const forged = 'features/single-sign-on/forged-tokens.test.ts'
const switching = 'features/account-switch/switch.test.ts'
const reading = 'features/files/reading.test.ts'
const uploads = 'features/files/uploads.test.ts'
const keeping = 'features/files/keeping.test.ts'
const scope = 'lib/site-scope.test.ts'
const grants = 'db/grants.test.ts'
const chain = 'features/audit/chain.test.ts'
const packages = 'features/files/packages/packages.test.ts'
const pdf = 'lib/files/kinds/pdf/pdf.test.ts'
const word = 'lib/files/kinds/word/word.test.ts'
const multipart = 'lib/files/multipart.test.ts'
const input = 'test/input.test.ts'
const hosts = 'test/hosts.test.ts'
const headers = 'lib/security.test.ts'
const csrf = 'lib/csrf.test.ts'
const pages = 'features/pages/pages.test.ts'
const search = 'features/users/search/search.test.ts'

/** Design: security. Items of features that do not exist yet (chat, tickets, giving, sockets) come with them. */
export const sections: Record<string, Shown[]> = {
  'Access and tenants': [
    [
      'Whatever is done while switched to another account is recorded and shown to its owner',
      [switching, 'leaves an entry for whatever is done while switched, and shows it to whose account it is'],
    ],
    [
      'A theme owner of A acts on users of B',
      [attacks, 'a theme owner of A finds nobody of B, nor staff of higher rights, by any address'],
      [search, 'shows each viewer only those whom they may find'],
      [switching, 'lets a theme owner switch only to accounts of their own site, and not to its other staff'],
    ],
    [
      'A theme owner of A acts on pages, badges, files of B',
      matrix,
      [pages, 'owners edit only their own sites; templates and global pages are for administrators'],
      ['features/badges/badges.test.ts', 'are renamed and deleted by whose they are'],
      [
        reading,
        'a DD214 is read by its owner and by those who validate it for that site; each reading is remembered first',
      ],
      ['features/profiles/dd214.test.ts', 'is judged by the staff of the site only'],
    ],
    [
      'A member acts on what another member has',
      matrix,
      [
        'features/saved-searches/saved-searches.test.ts',
        'a search is saved with all parameters and described in words; only its owner changes or removes it',
      ],
      [
        'features/applications/applications.test.ts',
        'nobody sees, changes or removes the applications of others',
      ],
      [
        'features/recommendations/recommendations.test.ts',
        'the list answers data; only its person marks a recommendation as done',
      ],
      ['features/applications/applications.test.ts', 'nobody applies with another person’s resume'],
      [account, 'of others cannot be ended'],
      [keeping, 'the list of own files: what is there, the room it takes, adding, deleting'],
    ],
    [
      'One hat opens what another is for, or stays open after it was taken',
      [hats, 'a mentor is not held up by an employer that awaits approval, nor sees what only employers may'],
      [hats, 'of several employers each counts by itself: an application opens a profile to that one alone'],
      [hats, 'staff give the mentor hat and take it: the capability goes at once, the session stays'],
      [hats, 'an address that a theme owner entered for a member is worth nothing once the member has a hat'],
    ],
    [
      'Somebody takes an employer that is not theirs, or decides their own claim',
      matrix,
      ['features/employers/claims.test.ts', 'administrators alone decide, and never on their own claim'],
    ],
    [
      'Somebody reads what another needs help with',
      [
        'features/user-needs/needs.test.ts',
        'a person chooses needs and trades; they and the staff of their site see the needs, others the trades alone',
      ],
      [
        'features/user-needs/needs.test.ts',
        'staff find people by need, nobody else does; a trade finds for everybody who searches',
      ],
    ],
    [
      'A manager finds people that their employer may not see',
      [search, 'shows nobody to a manager whose employer awaits approval'],
      [search, 'keeps a hidden last name hidden, from the search too'],
      [
        'features/profiles/profile.test.ts',
        'employers and mentors find whom they may, and what they look at is noted',
      ],
    ],
    [
      'A member erases what a stranger has, by a stranger’s address',
      ['features/erasure.test.ts', 'leaves a stranger what stands under an address that was never proven'],
    ],
    [
      'What is refused is in the trail',
      [attacks, 'what somebody was refused is in the trail, and nothing that a page elsewhere can cause'],
    ],
    [
      'Lookups and whatever is under /admin, as a user',
      matrix,
      [attacks, 'members, managers and mentors may do nothing to anybody'],
    ],
    [
      'limit=100000, -1',
      [input, 'no list is longer than a page, whatever limit is asked for'],
      [search, 'sorts and pages, and bounds what is asked'],
    ],
    [
      'A matrix of every route × every role, checked in',
      matrix,
      ['lib/access.test.ts', 'a route that names no capability stops the start with a sentence'],
    ],
    [
      'Mass assignment at sign-up and on every PUT',
      [signUp, 'ignores what nobody may set'],
      [account, 'takes no field that is not asked for'],
      ['features/profiles/edit/edit.test.ts', 'gives nobody rights or a validated DD214 by a field'],
      [attacks, 'a theme owner raises nobody, whatever is sent'],
      [attacks, 'nobody raises, disables or deletes oneself'],
      [
        'features/saved-searches/saved-searches.test.ts',
        'the owner of a search cannot be changed by what is sent',
      ],
      [
        'features/applications/applications.test.ts',
        'ignores fields of an application that its owner may not set',
      ],
      ['features/badges/badges.test.ts', 'stay with their site, whatever is sent'],
    ],
    [
      'Content hidden by showWhen never in any JSON',
      [pages, 'what is for others leaves the server for nobody else; staff see all, labelled'],
    ],
    [
      'Host tricks never choose a theme',
      [hosts, 'the port of the Host header is in no address of ours'],
      [hosts, '%s is a 4xx'],
      [hosts, 'nobody is believed who says %s'],
      [
        'features/themes/sites.test.ts',
        'takes the site from the Host header, whatever its port, case or trailing dot',
      ],
      ['features/themes/sites.test.ts', 'is not fooled by forwarded hosts or lists of hosts'],
    ],
    [
      'One administrator remains',
      [
        'features/users/users.test.ts',
        'keeps one administrator, even when two remove each other at the same time',
      ],
    ],
  ],
  'Sessions and sign-in': [
    [
      'What changes how one signs in asks again who it is: password, factor or a new single sign-on',
      [proving, 'an authenticator code proves it instead of the password, and what was typed is kept'],
      [proving, 'wrong codes prove nothing, and are counted'],
      [sso, 'proves again who one is, with a new sign-in there, and leads back with what was typed'],
      [sso, 'another account there proves nothing'],
      [sso, 'a link that comes with a sign-in ends the sessions that were open'],
      [proving, 'the person is told when the account is deleted, by oneself or by staff'],
    ],
    [
      'Staff cannot take an account over by its address',
      [address, 'a new address counts once its holder has opened the link, and not before'],
      [address, 'the old address is told and stops it without signing in'],
      [
        address,
        'the old address takes the account back for a week after the change, from all that was added since',
      ],
      [address, 'links expire: to the new address after three days, to the old one after seven'],
      [address, 'a theme owner enters no address for somebody with permissions'],
    ],
    ['Token of 128 bits or more, stored hashed', [signIn, 'token >= 128 bits, stored hashed']],
    [
      'New at sign-in, at role change, at both ends of switching',
      [signIn, 'new at sign-in: a token that the browser brought opens nothing afterwards'],
      [signIn, 'new at role change: sessions that were begun with other rights are dead'],
      [attacks, 'an administrator changes rights, which ends the sessions begun with others'],
      [
        switching,
        'switches for an hour and returns, with a new token at both ends and both names in the trail',
      ],
    ],
    [
      'Cookie HttpOnly; SameSite=Lax; Path=/, Secure and __Host- over https',
      [signIn, 'cookie HttpOnly; SameSite=Lax; Path=/, Secure and __Host- over https'],
      ['lib/session.test.ts', 'the cookie is out of reach for scripts, and over https bound to the host'],
      [csrf, 'over https the cookie is bound to the host'],
    ],
    [
      'Dead at once after logout, "log the user out", deletion, disabling, password change',
      [signIn, 'dead after logout, at once'],
      [signIn, 'dead after deletion'],
      [signIn, 'dead after password change, but for a new token of the browser that changed it'],
      ['features/users/card/card.test.ts', 'logs a person out'],
      ['features/users/users.test.ts', 'shuts a disabled person out and lets an enabled one in'],
      [uploads, 'an address ends with a new password, with its time, and with the account'],
      [signIn, 'logout clears the history that the browser keeps'],
      [account, 'is in no cache: Back after signing out asks for a sign-in'],
    ],
    ['argon2id m=19456, t=2, p=1', [signIn, 'argon2id m=19456, t=2, p=1']],
    [
      'Limits per account and per address (IPv6 by /64), shared by all processes',
      [signIn, 'limits per account, whatever address asks, shared by all processes'],
      [signIn, 'limits per account do not lock out a browser that has signed in before'],
      [signIn, 'limits per account count addresses that have none alike'],
      [signIn, 'limits per address (IPv6 by /64)'],
      [signIn, 'limits per address count failures, and nothing that came without a token'],
      [account, 'lets nobody guess the password from an open session'],
      [account, 'sends three mails an hour at most to one address'],
      [factor, 'takes ten tries, then asks to wait'],
    ],
    [
      'The same answer and work for known and unknown addresses',
      [signIn, 'the same answer for known and unknown addresses, for disabled ones too'],
      [signIn, 'the same work for known and unknown addresses: one hash is checked, one entry written'],
      [
        signIn,
        'forgotten: the same answer for known and unknown addresses, and a mail to the known one alone',
      ],
      [activation, 'gets the same answer, and a mail that explains'],
      [activation, 'costs the same work as a new one: the same statements, and the rest in the background'],
      ['features/sign-up/files.test.ts', 'tells nobody whether an address is known'],
    ],
    [
      'Reset links: once under parallel use, one hour, consumed by POST, of the theme’s own domain',
      [account, 'works once, even when many use the link at the same time'],
      [account, 'the link is good for one hour, and only the latest'],
      [account, 'is replaced by the link of the mail, consumed by POST; sessions end, and the owner is told'],
      [account, 'the link is built from the domain of the theme, whatever host is claimed'],
      [
        'features/users/card/card.test.ts',
        'gives a reset link only to a page of ours, tells the person, and never for an administrator',
      ],
      [
        'features/mail/production.test.ts',
        'in production an administrator cannot use the links in other people’s mail',
      ],
    ],
    [
      'Activation: 24 hours, once, for the holder of the address',
      [activation, 'has a link that ends after a day'],
      [activation, 'has a link that opens once, even when many use it at the same time'],
      [
        activation,
        'that was never confirmed belongs to the person who opens the mail, with their own password',
      ],
      [
        activation,
        'and waits to be proven is not replaced, and gets one mail an hour, until its link is too old',
      ],
      [activation, 'dies when the address is proven another way'],
      [activation, 'never passes a second factor'],
      [activation, 'leads to the site’s own domain, whatever Host the sign-up named'],
    ],
    [
      'A new address: proven first, once',
      [account, 'is proven by a mail to it, and the old one is told'],
      [account, 'is taken once, even when the link is used many times together'],
      [account, 'is confirmed by nobody but who asked for it'],
    ],
    [
      'SSO with state, nonce, PKCE, issuer, verified address before linking',
      [sso, 'asks with state, nonce and a code challenge'],
      [forged, 'refuses a token %s'],
      [sso, 'links nothing by an address that is not verified'],
      [sso, 'drops the password of an account whose maker never proved the address'],
      [sso, 'refuses a code that was used, and a browser that did not begin'],
      [sso, 'links from our own page only, whatever the address there is'],
      [sso, 'links to nobody but who began it'],
      [sso, 'opens no disabled account'],
      [sso, 'asks for the second factor of the account'],
    ],
    [
      'A second factor opens once, and cannot be got round',
      [factor, 'opens once even when two show the same code at the same time'],
      [factor, 'opens once even when many show it at the same time'],
      [factor, 'asks nobody who has not shown the password'],
      [factor, 'leads staff to set one up, and keeps their work closed until then'],
      [factor, 'is not added or removed by an open session alone'],
      [factor, 'shows staff who owe one no more than a visitor, on public routes too'],
      [factor, 'is a visitor’s, and ends by signing out or in'],
      [factor, 'lets staff who owe one sign out'],
      [factor, 'keeps neither secret nor codes readable'],
      [factor, 'is removed by nobody else, and by no administrator from their own account'],
    ],
    ['Login and logout need a token', [signIn, 'login and logout need a token']],
    [
      'redirectTo stays within our own origin',
      [signIn, 'redirectTo stays within our own origin: not %s'],
      ['lib/safe-redirect.test.ts', 'whatever is written, a browser that follows it stays on the site'],
      ['lib/safe-redirect.test.ts', '%j is refused'],
      [
        'lib/inertia-protocol.test.ts',
        'never goes back to another site, and takes no flash that it did not sign',
      ],
    ],
    [
      'Switching: asked first, never to an administrator, never nested, one hour, in the trail, nothing private',
      [switching, 'asks first: a GET changes nothing'],
      [
        switching,
        'never switches to an administrator, to oneself, or to an account that nobody can sign in to',
      ],
      [switching, 'is never nested'],
      [switching, 'ends when the person who switched loses their rights'],
      [attacks, 'closes deletion, reset links and DD214s to whom has switched'],
      [account, 'is closed to staff who switched to it'],
      [reading, 'staff who switched to the account neither read its DD214 nor upload one'],
      ['features/privacy/sight.test.ts', 'who has switched to an account reads no DD214'],
    ],
  ],
  Browser: [
    [
      'A Referer leads nobody away, and carries no key',
      ['test/hostile-requests.test.ts', 'a Referer of %s leads nobody away'],
      ['test/hostile-requests.test.ts', 'the address of a draft is told to no other site'],
      ['test/hostile-requests.test.ts', 'the log holds no address of a person and no key'],
    ],
    [
      'The policy reports what it stopped, and its nonce is where we put it',
      ['test/hostile-requests.test.ts', 'reports of the content security policy are logged shortly'],
      ['test/hostile-requests.test.ts', 'what looks like the place of a nonce gets none'],
    ],
    [
      'The page cache keeps only what is for anyone',
      ['test/page-cache.test.ts', 'no cached route keeps an answer for a person, or one that a key opened'],
      ['lib/page-cache.test.ts', 'nothing of a draft is, whose address is a key'],
    ],
    [
      'No write without a token, and no effect when it is refused',
      [csrf, 'a token without its cookie, a cookie without its token, and unequal ones are refused'],
      [csrf, 'a request from a page elsewhere is refused though it has both'],
      [csrf, "a visitor's token ends with signing in, and one person's is not another's"],
      [csrf, 'a token of an ended session is dead in the next one of the same person'],
      [signUp, 'does nothing without a token, a captcha, or with the trap filled in'],
      [multipart, 'without a token nothing happens, and one comes back'],
      ['features/favorites/favorites.test.ts', 'another site cannot save a job for somebody'],
    ],
    [
      'GETs with effects need same-origin proof',
      [
        'features/users/card/card.test.ts',
        'gives a reset link only to a page of ours, tells the person, and never for an administrator',
      ],
      [switching, 'asks first: a GET changes nothing'],
      [
        'features/feeds/routes.test.ts',
        'an employer’s feeds are set, run together and removed with their jobs',
      ],
    ],
    [
      'CSP with nonces, object-src, base-uri, frame-ancestors; HSTS, nosniff, Referrer-Policy, COOP',
      [headers, 'keeps the browser from what we did not ask for'],
      [headers, 'gives every answer a nonce of its own'],
      [headers, 'in production asks for https, and tells other sites no more than our name'],
      [headers, 'lets no other site frame a page, and nobody run or style what we did not sign'],
      [
        'features/jobs/pages.test.ts',
        'no page has a style attribute: the content security policy allows none',
      ],
    ],
    [
      'Stored XSS through every text field, feeds, RSS, file names',
      ['test/xss.test.ts', 'page %#: what was typed is text'],
      ['test/xss.test.ts', 'feeds and files for programs carry text too'],
      [uploads, 'names never become paths, headers or markup'],
      ['lib/mail/layout.test.ts', 'nothing that is given becomes markup'],
      [pages, 'what could run is gone, numbers are within their bounds, 0 stays 0'],
      ['features/content/model/css.test.ts', 'what is typed never ends a rule'],
    ],
    [
      'Text injected into mail headers and CSV cells',
      ['test/xss.test.ts', 'no mail has a second line in its subject, or markup of others'],
      ['lib/mail/deliver.test.ts', 'a site’s name cannot forge the sender'],
      [search, 'exports what the viewer finds, audited, and nothing that a spreadsheet runs'],
      [
        'features/audit/routes.test.ts',
        'the CSV holds what the filter lets through, and no formula; that it was taken is noted',
      ],
    ],
  ],
  Files: [
    [
      'Type by content; 10 MB enforced',
      [
        uploads,
        'what is sent is judged by its content; a refused address stays used, a fault of ours gives it back',
      ],
      ['features/profiles/dd214.test.ts', 'takes a resume and a DD214, and refuses what is neither'],
      [
        multipart,
        'a file of 10 MB is taken; one byte more is refused in words, at its field, beside the other errors',
      ],
      ['features/files/s3.test.ts', 'what is larger than it may be is not read to its end'],
      [
        word,
        'what cannot be read is refused: other zips, lies about sizes, too many parts, entities, other compound files',
      ],
    ],
    [
      'Packages that run scripts are served from an origin of their own, which knows nothing of the product',
      [packages, 'a package is read at its signed address, in a sandbox, without cookies'],
      [packages, 'nothing of the product answers on the domain of packages'],
      [packages, 'no site serves packages, and no address opens more than it says'],
      [packages, 'names are looked up and never walked; types come from a list'],
    ],
    [
      'PDFs with scripts, launch actions or attachments refused; owner passwords taken, user passwords refused with advice',
      [pdf, 'each look alone sees through what is packed'],
      [pdf, 'refused: one %s'],
      [pdf, 'refused: one that is also %s'],
      [pdf, 'one whose end is missing is refused with what to do'],
      [pdf, 'links in the text, a first page to show and a plain form are fine'],
      [word, 'refused: %s within'],
      [word, 'refused: %s'],
      [
        word,
        'refused: fields of the old kind that start programs, templates of other machines, objects, half of it',
      ],
      [word, 'what Word, Google Docs and LibreOffice write is fine: fields, charts, fonts, pictures, links'],
      [pdf, 'protected against changes is taken, protected against reading is refused with advice'],
      [pdf, 'a resume that speaks of scripts is no script'],
      [pdf, 'a document made to take for ever is given up; one that is only long is not'],
    ],
    [
      'Names never become paths',
      [uploads, 'names never become paths, headers or markup'],
      ['lib/files/stores.test.ts', 'takes only keys of ours'],
    ],
    [
      'Signed upload URLs bind user, type, size, expiry',
      [uploads, 'the type and the size are those that were signed'],
      [uploads, 'what was signed cannot be changed, and needs our signature'],
      [uploads, 'an address takes one file: not a second, not two at once'],
      [uploads, 'an address ends with a new password, with its time, and with the account'],
      [uploads, 'only members get addresses, for what they may upload, and of types that it may have'],
    ],
    [
      'Served as attachment, nosniff, sandbox, authorised each time',
      [reading, 'what is served runs nothing, is saved and not shown, and stays in no cache'],
      [reading, 'a resume follows what its owner allows'],
    ],
    [
      'DD214 reads audited',
      [
        reading,
        'a DD214 is read by its owner and by those who validate it for that site; each reading is remembered first',
      ],
      [reading, 'no audit, no bytes'],
      [
        'features/profiles/dd214.test.ts',
        'is read by the staff of the site and by nobody else, and each reading is noted',
      ],
      [keeping, 'deleting a DD214 is remembered'],
    ],
    [
      'Encrypted at rest, key per file, keys change',
      [keeping, 'what is kept is sealed, each file with its own key'],
      [keeping, 'keys are changed: nothing has to be sealed again, and the old key can go'],
      [keeping, 'bytes that are gone or were changed are said in words, and never given out'],
      [
        'lib/files/sealing.test.ts',
        'changed, cut off, lengthened, put in another order, or under another key: it does not open',
      ],
    ],
    [
      'Images re-encoded, location removed',
      [reading, 'a photo is redrawn: upright, smaller, without the location'],
      [reading, 'pictures that are bombs, broken, or can run are refused'],
    ],
    [
      'Quota of a person',
      [keeping, 'two uploads at once keep the quota'],
      [keeping, 'a person has so many files, and no more; pictures of sites are counted apart'],
    ],
    [
      'What nobody takes is swept; a store that fails loses nothing',
      [keeping, 'what nobody took within a day is dropped, and nothing else'],
      [
        keeping,
        'a store that fails is said in words, gives the address back, and the file can be sent again',
      ],
      [keeping, 'a file of a transaction that fails is no file, and its bytes are swept'],
      [
        'features/files/s3.test.ts',
        'what a browser sent to the bucket is checked, sealed and moved when it is first asked for',
      ],
      [
        'features/files/s3.test.ts',
        'a bucket that is away is said in words, and what was sent is there when it is back',
      ],
      ['features/files/s3.test.ts', 'keys are changed in a bucket too'],
      [
        'features/sign-up/files.test.ts',
        'that could not be kept are asked for again, and nothing typed is lost',
      ],
    ],
  ],
  Input: [
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
      ['features/mail/tasks.test.ts', 'the log says where a kept mail is, and nothing that stands in it'],
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
      [scope, 'without a scope, or with that of another site, the application sees and changes nothing'],
      [scope, 'a scope ends with its work, within a longer transaction, too'],
      [chain, 'entries are chained, and nothing that was chained changes unseen'],
      [chain, 'several sealers make one chain, and writers do not wait for them'],
      [chain, 'of a deleted person the addresses go, and the chain still holds'],
    ],
  ],
  Availability: [
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
      'Requests that end early, or hold half a character',
      ['test/hostile-requests.test.ts', 'requests that are broken off log no fault of ours'],
      ['test/hostile-requests.test.ts', 'half of a character is refused with 422 at %s'],
    ],
    [
      'Unfinished uploads block no others',
      [multipart, 'that prove no token hold nothing'],
      [multipart, 'of one address hold a share of it, and the others go on'],
      [multipart, 'are refused before they are read, where the header has a wrong token'],
      [multipart, 'are ended when they trickle'],
      [multipart, 'a token that comes after the files is refused in words: the files were not kept for it'],
      ['test/patience.test.ts', 'a connection may take so long, and say so much before its body'],
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
  ],
}
