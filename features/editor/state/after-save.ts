import { editorMessages } from '#spec/messages.ts'
import { addressOf, type PageValues } from './draft.ts'

/** Where a fundraiser in progress waits for its page. */
export const draftFundraiserKey = 'draft-fundraiser'

export type Saved = Pick<PageValues, 'type' | 'route'> & { id: string; themeId: string }
type From = { isBuilder: boolean; kept: Pick<Storage, 'getItem' | 'setItem'> }

/**
 * Where a saved page leads (document 3, section 4): the website builder, the form of a fundraiser that waits for this
 * page, else the page itself.
 */
export function afterSave(page: Saved, { isBuilder, kept }: From): { to: string; message: string } {
  if (isBuilder) return { to: `/website-builder/customize/${page.themeId}`, message: editorMessages.saved }
  const fundraiser = kept.getItem(draftFundraiserKey)
  if (!fundraiser) return { to: addressOf(page), message: editorMessages.saved }
  const withPage = { ...JSON.parse(fundraiser), pageId: page.id, pageRoute: page.route }
  kept.setItem(draftFundraiserKey, JSON.stringify(withPage))
  return { to: '/admin/fundraisers/new', message: editorMessages.pageCreated }
}
