import { useState } from 'react'
import { Modal } from '#ui/modal.tsx'
import { CreatePage } from './create-page.tsx'
import { Donation } from './donation.tsx'
import styles from './modal.module.css'
import { type Picked, TeamPicker } from './team-picker.tsx'
import type { View } from './use-view.ts'

export type ModalFundraiser = { id: string; name: string; isOpen: boolean; signUpsClosed: boolean }

type Props = {
  fundraiser: ModalFundraiser
  view: View | null
  show: (view: View) => void
  close: () => void
}

/** Giving, finding a team, taking part: one dialog with three views (document 2, section 4). */
export function FundraiserModal({ fundraiser, view, show, close }: Props) {
  const [team, choose] = useState<Picked | null>(null)
  // Found in order to give, or in order to join.
  const [purpose, setPurpose] = useState<'give' | 'join'>('give')
  const titles = {
    donation: 'Donate',
    createPage: 'Take part',
    selectTeamPage: purpose === 'join' ? 'Join a team' : 'Find a team',
  }
  const end = () => {
    setPurpose('give')
    choose(null)
    close()
  }
  return (
    <Modal title={view ? titles[view] : ''} isOpen={view !== null} onClose={end}>
      <p className={styles.what}>
        {fundraiser.name}
        {view === 'donation' && team && ` · ${team.name}`}
      </p>
      {view === 'donation' && (
        <Donation
          fundraiser={fundraiser.id}
          team={team?.id ?? null}
          change={() => show('selectTeamPage')}
          close={end}
        />
      )}
      {view === 'createPage' && (
        <CreatePage
          fundraiser={fundraiser}
          join={() => {
            setPurpose('join')
            show('selectTeamPage')
          }}
          give={() => show('donation')}
        />
      )}
      {view === 'selectTeamPage' && (
        <TeamPicker
          fundraiser={fundraiser}
          purpose={purpose}
          give={(picked) => {
            choose(picked)
            show('donation')
          }}
        />
      )}
    </Modal>
  )
}
