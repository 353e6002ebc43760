// The service worker of one check-in page: the page opens again while the network is away. Its scope is that page alone. It keeps the
// page as the server last showed it, with the files that it loads. The copy goes with signing out (web/account.tsx), when the server
// no longer shows the page to this person, and after a working day.
const page = self.registration.scope
const copies = `check-in ${page}`
const longestMs = 12 * 3_600_000
/** A network that is neither there nor away. */
const patienceMs = 8_000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  const [asker] = event.ports
  const kept = keep(event.data.files).catch(() => {})
  event.waitUntil(kept.then(async () => asker.postMessage({ isKept: Boolean(await copy()) })))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(shown(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(loaded(request))
})

/** The page as it is now, with the files that it names and those that it has loaded since; files of an earlier build go. */
async function keep(loadedFiles) {
  const answer = await fetch(page, { headers: { accept: 'text/html' }, cache: 'no-store' })
  const html = await answer.clone().text()
  await renew(answer)
  if (!(await copy())) return
  const named = [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => new URL(path, page).href)
  const files = [...new Set([...named, ...loadedFiles])]
  const cache = await caches.open(copies)
  const kept = (await cache.keys()).map(({ url }) => url)
  const old = kept.filter((url) => url !== page && !files.includes(url))
  await Promise.all(old.map((url) => cache.delete(url, { ignoreVary: true })))
  await Promise.all(files.filter((url) => !kept.includes(url)).map((url) => cache.add(url).catch(() => {})))
}

/** What the server says of the page replaces the copy; when it shows the page no more, nothing is kept. */
async function renew(answer) {
  if (answer.status >= 500) return
  if (answer.ok && !answer.redirected) return (await caches.open(copies)).put(page, answer.clone())
  await caches.delete(copies)
  await self.registration.unregister()
}

/** The page from the server; without one, the copy. */
async function shown(request) {
  const asked = fetch(request)
  asked.catch(() => {})
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const answer = await Promise.race([asked, late]).catch(() => null)
  if (answer && answer.status < 500) {
    await renew(answer).catch(() => {})
    return answer
  }
  return (await copy()) ?? asked
}

async function copy() {
  const kept = await caches.match(page, { cacheName: copies, ignoreVary: true })
  if (!kept) return null
  if (Date.now() - Date.parse(kept.headers.get('date')) < longestMs) return kept
  await caches.delete(copies)
  return null
}

/** Files have their content in their names, so a copy is as good. */
async function loaded(request) {
  const kept = await caches.match(request, { cacheName: copies, ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && (await caches.has(copies))) (await caches.open(copies)).put(request, answer.clone())
  return answer
}
