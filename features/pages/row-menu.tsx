import { useState } from 'react'
import { Confirm, ConfirmDialog } from '#ui/confirm.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { type Entry, Menu } from '#ui/menu.tsx'

/** What can be done with a page besides editing it. Without script the question of deleting is in the menu itself. */
export function RowMenu({ name, url }: { name: string; url: string }) {
  const [isAsked, setAsked] = useState(false)
  const hydrated = useHydrated()
  const deletion = { action: `${url}/delete`, title: `Delete ${name}?`, children: <WhatIsLost /> }
  const entries: Entry[] = [
    { label: 'Settings', icon: 'gear', href: `${url}/settings` },
    { label: 'Versions', icon: 'clock', href: `${url}/revisions` },
    { label: 'Download', icon: 'download', href: `${url}/download`, download: true },
  ]
  if (hydrated)
    entries.push({
      label: 'Delete',
      icon: 'trash',
      danger: true,
      begins: true,
      onPress: () => setAsked(true),
    })
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        entries={entries}
        foot={!hydrated && <Confirm {...deletion} of={name} variant="quiet" size="small" />}
      />
      {isAsked && <ConfirmDialog {...deletion} isOpen onClose={() => setAsked(false)} />}
    </>
  )
}

const WhatIsLost = () => <p>This deletes the page and all its versions. It cannot be undone.</p>
