import type { Covered } from './covered.ts'

const signUp = 'features/sign-up/sign-up.test.ts'
const switching = 'features/account-switch/switch.test.ts'
const uploads = 'features/files/uploads.test.ts'
const multipart = 'lib/files/multipart.test.ts'
const headers = 'lib/security.test.ts'
const csrf = 'lib/csrf.test.ts'
const pages = 'features/pages/pages.test.ts'
const search = 'features/users/search/search.test.ts'

export const browser: Covered[] = [
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
      'features/feeds/manual-runs.test.ts',
      'an employer’s feeds are set, run together and removed with their jobs',
    ],
  ],
  [
    'CSP with nonces, object-src, base-uri, frame-ancestors; HSTS, nosniff, Referrer-Policy, COOP',
    [headers, 'keeps the browser from what we did not ask for'],
    [headers, 'gives every answer a nonce of its own'],
    [headers, 'in production asks for https, and tells other sites no more than our name'],
    [headers, 'lets no other site frame a page, and nobody run or style what we did not sign'],
    ['features/jobs/pages.test.ts', 'no page has a style attribute: the content security policy allows none'],
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
]
