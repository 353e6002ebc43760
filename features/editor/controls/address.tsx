import { useState } from 'react'
import { notUnderstood, understood } from '#features/content/schema.ts'
import { fetched } from '#ui/fetched.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { type ControlProps, labelled } from './control.ts'

const UploadFile = fetched(async () => (await import('./upload-file.tsx')).default, { Absent: () => null })

const PageOffers = fetched(async () => (await import('./page-offers.tsx')).PageOffers, { Absent: () => null })

/** A link or a video, as it is pasted: completed on leaving, and named there when it is not understood. */
export function AddressControl(props: ControlProps<string>) {
  const { id, name, field, value = '', onChange, onChangeAll, error, themeId } = props
  const [isTyping, setTyping] = useState(false)
  const [isOffered, offer] = useState(false)
  const leadsAnywhere = field.kind === 'link' && (field.leading ?? 'anywhere') === 'anywhere'
  const meant = understood(field, value)

  function settle() {
    setTyping(false)
    if (meant !== null && meant !== value) onChange(meant || undefined)
  }
  function uploaded(url: string, fileName: string) {
    setTyping(false)
    if (field.upload !== 'download' || !onChangeAll) return onChange(url)
    onChangeAll((values) => ({ ...values, [name]: url, download: true, fileName }))
  }
  return (
    <>
      <TextInput
        {...labelled(props)}
        error={error ?? (meant === null && !isTyping ? notUnderstood(field) : undefined)}
        value={value}
        autoComplete="off"
        spellCheck={false}
        inputMode={field.kind === 'link' ? 'url' : undefined}
        onChange={(event) => {
          setTyping(true)
          onChange(event.target.value || undefined)
        }}
        list={leadsAnywhere ? `${id}-pages` : undefined}
        onFocus={() => offer(leadsAnywhere)}
        onBlur={settle}
      />
      {isOffered && <PageOffers id={`${id}-pages`} themeId={themeId} />}
      {field.upload && <UploadFile id={id} onUploaded={uploaded} />}
    </>
  )
}
