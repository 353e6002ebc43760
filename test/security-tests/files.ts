import type { Covered } from './covered.ts'

const reading = 'features/files/reading.test.ts'
const uploads = 'features/files/uploads.test.ts'
const keeping = 'features/files/keeping.test.ts'
const packages = 'features/files/packages/packages.test.ts'
const scorm = 'features/trainings/scorm/scorm.test.ts'
const played = 'features/trainings/scorm/play.browser.test.ts'
const pdf = 'lib/files/kinds/pdf/pdf.test.ts'
const word = 'lib/files/kinds/word/word.test.ts'
const multipart = 'lib/files/multipart.test.ts'

export const files: Covered[] = [
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
    [packages, 'a player reads a film in parts, and notices another version of it'],
    [packages, 'names are looked up and never walked; types come from a list'],
    [scorm, 'a package that is hostile is refused before it is unpacked'],
    [played, 'scripts of a package reach neither the page, nor cookies, nor any network'],
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
    [
      'features/feeds/reading/hostile.test.ts',
      'takes the feed out of a ZIP, whatever its name says about folders',
    ],
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
    [keeping, 'a person has a limited number of files; pictures of sites are counted separately'],
  ],
  [
    'What nobody takes is swept; a store that fails loses nothing',
    [keeping, 'what nobody took within a day is dropped, and nothing else'],
    [keeping, 'a store that fails is said in words, gives the address back, and the file can be sent again'],
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
]
