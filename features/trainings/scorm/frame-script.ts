// Both functions are sent to the frame of a package as text (frame-files.ts): they may use nothing outside of themselves.

type Kept = Record<string, string | number | boolean>
/** What the rules of a course grant now (2004). */
type Ways = { next: boolean; previous: boolean; choices: string[] }
type Shared = { maps: object[]; data: Record<string, string> }
type Given = { item: string; version: string; data: Kept; ways: Ways; shared: Shared }
type Validity = { continue: string; previous: string; reset(): void; initialize(): void }
type Api = {
  loadFromFlattenedJSON(data: Kept, at: string): void
  adl?: { nav: { request: string; request_valid: Validity }; configureSharedDataMaps(maps: object[]): void }
  settings: { scoItemIds?: string[] }
  restoreSharedDataSnapshot?(data: Record<string, string>): void
  captureSharedDataSnapshot?(): Record<string, string>
}
type ApiClass = new (settings: object) => Api

/** Loads the interface before the next script of the page runs, if the page that plays packages is around it. */
export function begin(marker: string): void {
  if (!window.name.startsWith(marker)) return
  const { version } = JSON.parse(window.name.slice(marker.length)) as Given
  const here = (document.currentScript as HTMLScriptElement).src
  const src = here.replace(/start\.js$/, `${version}.js`)
  // A script that is added later comes too late: packages look for the interface while they load.
  document.write(`<script src="${src}"></script>`)
}

/**
 * Gives the package its interface, which answers at once from what was kept; what is kept goes to the page around it.
 * A package finds it in its own window, since it cannot look into any other.
 */
export function connect(marker: string): void {
  const given = JSON.parse(window.name.slice(marker.length)) as Given
  const is2004 = given.version === '2004'
  const classes = window as unknown as Record<string, ApiClass>
  const service = {
    processHttpRequest(_url: string, sent: Kept, isFinal: boolean) {
      // Empty lists are among it, which keep nothing.
      const data = Object.fromEntries(
        Object.entries(sent).filter(([, value]) => Object(value) !== value && value != null),
      )
      const shared = api.captureSharedDataSnapshot?.()
      // Another page of the same item goes on from here.
      if (shared) given.shared.data = shared
      window.name = marker + JSON.stringify({ ...given, data })
      const request = isFinal ? api.adl?.nav.request : undefined
      window.parent.postMessage({ muster: 'scorm', item: given.item, data, shared, isFinal, request }, '*')
      return { result: 'true', errorCode: 0 }
    },
    updateSettings() {},
  }
  const api = new classes[is2004 ? 'Scorm2004API' : 'Scorm12API']!({
    ...{ lmsCommitUrl: 'page', httpService: service, dataCommitFormat: 'flattened' },
    ...{ autocommit: true, autocommitSeconds: 1, alwaysSendTotalTime: true },
    ...{ mastery_override: true, logLevel: 5, scoItemIds: given.ways.choices },
  })
  // A course may ask whether it can go on, before it asks to.
  const grant = (ways: Ways, isBegun: boolean) => {
    const validity = api.adl?.nav.request_valid
    if (!validity) return
    // It takes them only before it begins.
    if (isBegun) validity.reset()
    validity.continue = String(ways.next)
    validity.previous = String(ways.previous)
    if (isBegun) validity.initialize()
    api.settings = { scoItemIds: ways.choices }
    given.ways = ways
  }
  grant(given.ways, false)
  api.adl?.configureSharedDataMaps(given.shared.maps)
  api.restoreSharedDataSnapshot?.(given.shared.data)
  api.loadFromFlattenedJSON(given.data, '')
  window.addEventListener('message', ({ source, data }: MessageEvent<{ muster?: string; ways: Ways }>) => {
    if (source === window.parent && data?.muster === 'ways') grant(data.ways, true)
  })
  Object.assign(window, is2004 ? { API_1484_11: api } : { API: api })
}
