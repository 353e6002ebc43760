import { useEffect, useRef, useState } from 'react'
import { codeReader } from '../model/see-codes.ts'

/** The same code within this time is the same ticket still held in front of the camera. */
const sameMs = 4_000
const everyMs = 150

export type Camera = ReturnType<typeof useCamera>

/** The camera, and what it reads. @param onCode each code once, as long as it is held there */
export function useCamera(isOn: boolean, onCode: (code: string) => void) {
  const [attempt, setAttempt] = useState(0)
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'off' | 'starting' | 'on' | 'refused'>('off')
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const seen = useRef(onCode)
  seen.current = onCode
  const last = useRef({ code: '', at: 0, isBusy: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for the camera again
  useEffect(() => {
    if (!isOn) return
    let isGone = false
    let stop = () => {}
    setState('starting')
    open().catch(() => !isGone && setState('refused'))
    return () => {
      isGone = true
      stop()
      setState('off')
      setTrack(null)
    }

    async function open() {
      const wanted = { video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false }
      const stream = await navigator.mediaDevices.getUserMedia(wanted)
      const read = await codeReader()
      const awake = await navigator.wakeLock?.request('screen').catch(() => null)
      const timer = setInterval(() => look(read), everyMs)
      stop = () => {
        clearInterval(timer)
        for (const each of stream.getTracks()) each.stop()
        awake?.release().catch(() => {})
      }
      if (isGone || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      setTrack(stream.getVideoTracks()[0] ?? null)
      setState('on')
    }

    async function look(read: Awaited<ReturnType<typeof codeReader>>) {
      const now = Date.now()
      if (last.current.isBusy || !video.current?.videoWidth) return
      last.current.isBusy = true
      const code = await read(video.current).catch(() => null)
      last.current.isBusy = false
      if (!code) return
      const isSame = code === last.current.code && now - last.current.at < sameMs
      last.current = { code, at: now, isBusy: false }
      if (!isSame) seen.current(code)
    }
  }, [isOn, attempt])

  return { video, state, track, attempt, again: () => setAttempt(attempt + 1) }
}

/** The phone's light, where it has one. */
export const hasLight = (track: MediaStreamTrack | null): boolean =>
  Boolean((track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch)

export const setLight = (track: MediaStreamTrack, isOn: boolean) =>
  track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }).catch(() => {})
