import { readSettings, type Settings } from '../../config.ts'
import { defaultZoom } from './schema.ts'

/** What a provider's map shows: a search in words around a point. */
type Shown = { q: string; where: string; point: { lat: number | null; lon: number | null } | null }

type Provider = (shown: Shown, zoom: number, key: string) => string | null

/** Both hosts may be embedded on every site (spec/frame-hosts.ts). */
const providers: Record<Exclude<Settings['maps']['provider'], 'drawn'>, Provider> = {
  google({ q, where, point }, zoom, key) {
    const words = [q, 'jobs', where && `near ${where}`].filter(Boolean).join(' ')
    const center: Record<string, string> = point?.lat == null ? {} : { center: `${point.lat},${point.lon}` }
    return `https://www.google.com/maps/embed/v1/search?${new URLSearchParams({ key, q: words, zoom: String(zoom), ...center })}`
  },
  openstreetmap({ point }, zoom) {
    if (point?.lat == null) return null
    // A tile of a zoom is 360 degrees wide over so many tiles; about three are seen.
    const across = (360 / 2 ** zoom) * 1.5
    const down = across * 0.6
    const { lat, lon } = { lat: point.lat, lon: point.lon! }
    const box = [lon - across, lat - down, lon + across, lat + down].map((at) => at.toFixed(5)).join(',')
    return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${lat},${lon}` })}`
  },
}

let settings: Settings['maps'] | undefined

/** The address of the provider's map; null where maps are drawn, or the provider has nothing to show. */
export function embedOf(shown: Shown, zoom = defaultZoom, chosen?: Settings['maps']): string | null {
  settings ??= readSettings().maps
  const { provider, key } = chosen ?? settings
  return provider === 'drawn' ? null : providers[provider](shown, zoom, key)
}
