import { loadBranches } from '../branches.ts'
import type { Loader } from '../data.ts'
import { loadFrame } from '../frame.ts'
import { loadFundraiser } from '../fundraiser-data.ts'
import type { Block } from '../model/document.ts'
import { loadPicture } from '../picture-size.ts'

/** Types that show more than their own values: adding one is a line here. */
export const blockLoaders: Record<string, Loader<Block> | undefined> = {
  donationButton: loadFundraiser,
  fundraiserButtons: loadFundraiser,
  iframe: loadFrame,
  image: loadPicture,
  mosTranslator: loadBranches,
}
