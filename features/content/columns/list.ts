import { assessment } from './assessment/schema.ts'
import { button } from './button/schema.ts'
import { calendar } from './calendar/schema.ts'
import { carousel } from './carousel/schema.ts'
import { comment } from './comment/schema.ts'
import { commentList } from './comment-list/schema.ts'
import { contactForm } from './contact-form/schema.ts'
import { dd214Signup } from './dd214-signup/schema.ts'
import { donation } from './donation/schema.ts'
import { donationList } from './donation-list/schema.ts'
import { employerSignup } from './employer-signup/schema.ts'
import { freeContent } from './free-content/schema.ts'
import { iframe } from './iframe/schema.ts'
import { image } from './image/schema.ts'
import { jobSearch } from './job-search/schema.ts'
import { jobSearchSplash } from './job-search-splash/schema.ts'
import { mosTranslator } from './mos-translator/schema.ts'
import { newsletterSignup } from './newsletter-signup/schema.ts'
import { newsroom } from './newsroom/schema.ts'
import { section } from './section/schema.ts'
import { statistics } from './statistics/schema.ts'
import { survey } from './survey/schema.ts'
import { text } from './text/schema.ts'
import { userSignup } from './user-signup/schema.ts'
import { vimeo } from './vimeo/schema.ts'
import { xcreditSignup } from './xcredit-signup/schema.ts'
import { youtube } from './youtube/schema.ts'

/** The kinds of content that a column may have (document 3, section 3): adding one is a folder and a line here. */
export const columnTypes = [
  text,
  image,
  carousel,
  dd214Signup,
  youtube,
  vimeo,
  button,
  assessment,
  iframe,
  freeContent,
  contactForm,
  jobSearchSplash,
  jobSearch,
  userSignup,
  employerSignup,
  mosTranslator,
  donation,
  donationList,
  comment,
  commentList,
  statistics,
  newsroom,
  newsletterSignup,
  calendar,
  xcreditSignup,
  survey,
  section,
] as const
