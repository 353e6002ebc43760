import { editorMessages } from '#spec/messages.ts'
import { addressOf, type PageValues } from './draft.ts'

/** Where a fundraiser in progress waits for its page. */
export const draftFundraiserKey = 'draft-fundraiser'

export type Saved = Pick<PageValues, 'type' | 'route'> & { id: string; themeId: string }
type From = { isBuilder: boolean; storage: Pick<Storage, 'getItem' | 'setItem'> }

/**
 * Where a saved page leads (document 3, section 4): the website builder, the form of a fundraiser that waits for this
 * page, else the page itself.
 */
export function afterSave(page: Saved, { isBuilder, storage }: From): { to: string; message: string } {
  if (isBuilder) return { to: `/website-builder/customize/${page.themeId}`, message: editorMessages.saved }
  if (!keepInFundraiser(page, storage)) return { to: addressOf(page), message: editorMessages.saved }
  return { to: '/admin/fundraisers/new', message: editorMessages.pageCreated }
}

/** Whether a fundraiser waits for the page. The browser's storage may hold anything, or refuse: the page is saved by then. */
function keepInFundraiser(page: Saved, storage: From['storage']): boolean {
  try {
    const fundraiser: unknown = JSON.parse(storage.getItem(draftFundraiserKey) ?? 'null')
    if (typeof fundraiser !== 'object' || fundraiser === null || Array.isArray(fundraiser)) return false
    const withPage = { ...fundraiser, pageId: page.id, pageRoute: page.route }
    storage.setItem(draftFundraiserKey, JSON.stringify(withPage))
    return true
  } catch {
    return false
  }
}
