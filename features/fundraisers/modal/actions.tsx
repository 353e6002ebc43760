import type { MouseEvent } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { fundraiserMessages } from '../messages.ts'
import { FundraiserModal, type ModalFundraiser } from './fundraiser-modal.tsx'
import { useView, type View } from './use-view.ts'

type Words = { donate?: string; findTeam?: string; createPage?: string }

/** The buttons of a fundraiser. Each opens the modal; without script it is a link to the page that does the same. */
export function FundraiserActions({ fundraiser, words }: { fundraiser: ModalFundraiser; words: Words }) {
  const { id, isOpen, signUpsClosed } = fundraiser
  const { view, show, close } = useView(id)
  const teams = `/fundraisers/${id}/team-pages`
  const opens = (next: View) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(next)
  }
  const takesPart = isOpen && !signUpsClosed
  return (
    <>
      <Cluster>
        {isOpen && words.donate && (
          <ButtonLink href={`/donations/new?fundraiser=${id}`} icon="heart" onClick={opens('donation')}>
            {words.donate}
          </ButtonLink>
        )}
        {words.findTeam && (
          <ButtonLink
            href={`${teams}/search`}
            variant="secondary"
            icon="search"
            onClick={opens('selectTeamPage')}
          >
            {words.findTeam}
          </ButtonLink>
        )}
        {takesPart && words.createPage && (
          <ButtonLink href={`${teams}/new`} variant="secondary" icon="plus" onClick={opens('createPage')}>
            {words.createPage}
          </ButtonLink>
        )}
      </Cluster>
      {!takesPart && words.createPage && <p>{fundraiserMessages.signUpsClosed}</p>}
      <FundraiserModal fundraiser={fundraiser} view={view} show={show} close={close} />
    </>
  )
}
