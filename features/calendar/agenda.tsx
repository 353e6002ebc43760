import { type MouseEvent, useState } from 'react'
import type { SiteProps } from '#features/themes/schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Modal } from '#ui/modal.tsx'
import { usePage } from '#ui/nav.ts'
import { TextInput } from '#ui/text-input.tsx'

/** Document 1, section 2: a link that opens a modal with the feed link; without script, the page that shows it. */
export function AddToAgenda({ feedUrl, title }: { feedUrl: string; title: string }) {
  const [isOpen, open] = useState(false)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    open(true)
  }
  return (
    <>
      <ButtonLink
        href={`/ical?feedUrl=${encodeURIComponent(feedUrl)}`}
        variant="secondary"
        size="small"
        icon="calendar"
        onClick={show}
      >
        Add to my agenda
      </ButtonLink>
      <Modal title={title} isOpen={isOpen} onClose={() => open(false)} size="small">
        <FeedLink feedUrl={feedUrl} />
      </Modal>
    </>
  )
}

/** The address, to paste into a calendar app. */
export function FeedLink({ feedUrl }: { feedUrl: string }) {
  const { site } = usePage<{ site: SiteProps }>().props
  const address = new URL(feedUrl, site.origin).href
  return (
    <Stack>
      <TextInput
        label="Calendar address"
        help="Paste it where your calendar app asks for a subscription address."
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Cluster>
        <CopyButton text={address} label="Copy address" done="Address copied" />
        <ButtonLink href={address} icon="download" variant="secondary" download>
          Open the calendar
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}
