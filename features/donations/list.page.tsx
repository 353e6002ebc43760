import { addressOf } from '#schema/address.ts'
import { donationMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { GiftItems } from './gift-items.tsx'
import type { StaticPageList } from './schema.ts'
import { ListQuery } from './schema.ts'

export type Props = StaticPageList

/** The newest gifts. */
export default function Donations({ isEnabled, list, fundraiser, ...page }: Props) {
  return (
    <Page title="Latest gifts" narrow>
      {isEnabled ? <GiftItems list={list} /> : <Alert>{donationMessages.off}</Alert>}
      {page.totalDocs > page.limit && (
        <Pagination
          page={page.page}
          total={page.totalDocs}
          perPage={page.limit}
          href={(to) =>
            addressOf('/donations/static-page-list', ListQuery, { ...page, fundraiser }, { page: to })
          }
          label="Pages of gifts"
        />
      )}
    </Page>
  )
}
