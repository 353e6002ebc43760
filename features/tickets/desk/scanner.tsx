import { type FormEvent, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { Cluster } from '#ui/layout.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { isQr } from '../model/code.ts'
import styles from './desk.module.css'
import { hasLight, setLight, useCamera } from './use-camera.ts'
import type { Desk } from './use-desk.ts'
import { VerdictCard } from './verdict.tsx'

/** The camera, the code field and the answer. All buttons lie in the lowest part, where the thumb is. */
export function Scanner({ desk, name }: { desk: Desk; name: string }) {
  const [mode, setMode] = useState<'camera' | 'typing'>('camera')
  const camera = useCamera(mode === 'camera', (code) => desk.scan(code, 'scan'))
  const isRefused = mode === 'camera' && (camera.state === 'refused' || camera.attempt > 0)
  const isTyping = mode === 'typing' || (isRefused && camera.state !== 'on')
  const { verdict } = desk
  return (
    <section className={styles.scanner} aria-label="Scanner">
      <Head desk={desk} name={name} />
      <div className={styles.picture} hidden={isTyping}>
        <video ref={camera.video} className={styles.video} playsInline muted />
        <p className={styles.hint}>
          {camera.state === 'on' ? 'Hold the code inside the frame' : 'Starting the camera'}
        </p>
      </div>
      {isTyping && isRefused && (
        <Alert tone="warning" title="The camera is off for this page">
          Allow it in the browser’s settings for this site, or type the codes.
        </Alert>
      )}
      <VerdictCard verdict={verdict} />
      {isTyping && <Typing desk={desk} />}
      <div className={styles.thumbs}>
        {verdict?.result === 'valid' && verdict.ticket ? (
          <Button variant="secondary" icon="undo" onClick={() => desk.undo(verdict.ticket!)}>
            Undo
          </Button>
        ) : (
          <Button
            variant="secondary"
            onClick={isTyping && isRefused ? camera.again : () => setMode(isTyping ? 'camera' : 'typing')}
          >
            {isTyping ? (isRefused ? 'Try the camera again' : 'Camera') : 'Type a code'}
          </Button>
        )}
        {!isTyping && <Light track={camera.track} />}
        {verdict && <Button onClick={desk.next}>Next ticket</Button>}
      </div>
    </section>
  )
}

function Head({ desk: { counts, waiting, isAway }, name }: { desk: Desk; name: string }) {
  return (
    <div className={styles.head}>
      <p>
        <strong>{name}</strong>
        <br />
        {figure(counts.participated)} of {figure(counts.all)} in
        {waiting.length > 0 && ` · ${waiting.length} to send`}
      </p>
      <span aria-live="polite">
        <Badge tone={isAway ? 'warning' : 'success'}>{isAway ? 'No network' : 'Online'}</Badge>
      </span>
    </div>
  )
}

function Light({ track }: { track: MediaStreamTrack | null }) {
  const [isOn, setOn] = useState(false)
  if (!track || !hasLight(track)) return null
  return (
    <Button
      variant="secondary"
      aria-pressed={isOn}
      onClick={() => {
        setLight(track, !isOn)
        setOn(!isOn)
      }}
    >
      Light
    </Button>
  )
}

/** For a cracked screen or paper in the rain; a scanner that types like a keyboard works here, too. */
function Typing({ desk }: { desk: Desk }) {
  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code') ?? '').trim()
    if (!code) return
    await desk.scan(code, isQr(code) ? 'scan' : 'code')
    form.reset()
    form.querySelector('input')?.focus()
  }
  return (
    <form onSubmit={check} className={styles.typing}>
      <TextInput
        label="Ticket code"
        name="code"
        help="Eight letters and digits under the QR code."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={300}
      />
      <Cluster>
        <Button type="submit">Check</Button>
      </Cluster>
    </form>
  )
}
