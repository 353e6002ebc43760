import { button } from './button/schema.ts'
import { carousel } from './carousel/schema.ts'
import { donationButton } from './donation-button/schema.ts'
import { fundraiserButtons } from './fundraiser-buttons/schema.ts'
import { iframe } from './iframe/schema.ts'
import { image } from './image/schema.ts'
import { mosTranslator } from './mos-translator/schema.ts'
import { searchJobsFields } from './search-jobs-fields/schema.ts'
import { text } from './text/schema.ts'
import { vimeo } from './vimeo/schema.ts'
import { youtube } from './youtube/schema.ts'

/** The kinds of blocks of free content (document 3, section 3): adding one is a folder and a line here. */
export const blockTypes = [
  text,
  image,
  carousel,
  iframe,
  youtube,
  vimeo,
  button,
  mosTranslator,
  fundraiserButtons,
  donationButton,
  searchJobsFields,
] as const
