import { zipOf } from '#test/word.ts'

type ItemOf = { id: string; title: string; href: string; more?: string; sequencing?: string }
type Files = Record<string, string>

/** A page that finds its interface as courses do: in its own window or in one around it. */
const pageOf = (script: string) => `<!DOCTYPE html>
<html><head><title>Lesson</title><script>
function find(win, name) { while (!win[name] && win.parent !== win) { try { win = win.parent; void win[name] } catch { return null } } return win[name] }
</script></head><body><h1>Lesson</h1><p id="says"></p><script>${script}</script></body></html>`

/** A lesson of SCORM 1.2: goes on where it was left, and ends with a score. */
export const lesson12 = pageOf(`
const api = find(window, 'API')
api.LMSInitialize('')
const before = api.LMSGetValue('cmi.suspend_data')
says.textContent = before ? 'Back at ' + before : 'New, ' + api.LMSGetValue('cmi.core.student_name')
api.LMSSetValue('cmi.core.lesson_location', '2')
api.LMSSetValue('cmi.suspend_data', 'page 2')
api.LMSCommit('')
function end(score) {
  api.LMSSetValue('cmi.core.score.raw', String(score))
  api.LMSSetValue('cmi.core.lesson_status', 'completed')
  api.LMSFinish('')
  says.textContent = 'Ended'
}
document.write('<form onsubmit="end(80); return false"><button>Finish</button></form>')`)

/** A lesson of SCORM 2004 that is complete at once and asks for the next. */
const lesson2004 = pageOf(`
const api = find(window, 'API_1484_11')
api.Initialize('')
says.textContent = api.GetValue('cmi.learner_name')
function end() {
  api.SetValue('cmi.score.scaled', '0.9')
  api.SetValue('cmi.success_status', 'passed')
  api.SetValue('cmi.completion_status', 'completed')
  api.SetValue('adl.nav.request', 'continue')
  api.Terminate('')
}
document.write('<button onclick="end()">Finish</button>')`)

const items12 = (items: ItemOf[]) =>
  items
    .map(
      ({ id, title, more = '' }) =>
        `<item identifier="${id}" identifierref="R-${id}"><title>${title}</title>${more}</item>`,
    )
    .join('')

const resources = (items: ItemOf[], type: string) =>
  items
    .map(
      ({ id, href }) =>
        `<resource identifier="R-${id}" type="webcontent" ${type}="sco" href="${href}"><file href="${href}"/></resource>`,
    )
    .join('')

export const manifest12 = (items: ItemOf[]) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="O"><organization identifier="O"><title>Handing over</title>${items12(items)}</organization></organizations>
<resources>${resources(items, 'adlcp:scormtype')}</resources></manifest>`

/** In a fixed order: an item opens once those before it are complete. */
const manifest2004 = (items: ItemOf[]) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M" version="1.0" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
<metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata>
<organizations default="O"><organization identifier="O"><title>In order</title>${items12(items)}
<imsss:sequencing><imsss:controlMode choice="false" flow="true"/></imsss:sequencing></organization></organizations>
<resources>${resources(items, 'adlcp:scormType')}</resources></manifest>`

const one: ItemOf[] = [{ id: 'one', title: 'Handing over', href: 'content/index.html' }]
const two: ItemOf[] = [
  { id: 'first', title: 'First', href: 'a/index.html' },
  { id: 'second', title: 'Second', href: 'b/index.html?part=2' },
]

const zipped = (files: Files) => zipOf(files)

export const single12 = (page = lesson12, more: Files = {}) =>
  zipped({
    'imsmanifest.xml': manifest12(one),
    'content/index.html': page,
    // What tools add and no browser needs.
    'imscp_rootv1p1p2.xsd': '<xs:schema/>',
    ...more,
  })

export const multi12 = () =>
  zipped({ 'imsmanifest.xml': manifest12(two), 'a/index.html': lesson12, 'b/index.html': lesson12 })

export const sequenced2004 = () =>
  zipped({ 'imsmanifest.xml': manifest2004(two), 'a/index.html': lesson2004, 'b/index.html': lesson2004 })

/** Reaches for everything that it must not have, and says what it got. */
export const hostilePage = pageOf(`
const got = {}
const tries = {
  parent: () => window.parent.document.title,
  top: () => { window.top.location = 'https://evil.example/' },
  cookie: () => document.cookie,
  storage: () => localStorage.length,
  popup: () => { if (!window.open('https://evil.example/')) throw new Error('none') },
}
for (const [name, attempt] of Object.entries(tries)) {
  try { attempt(); got[name] = 'reached' } catch { got[name] = 'refused' }
}
const asked = (name, url, how) => fetch(url, how).then(() => { got[name] = 'reached' }, () => { got[name] = 'refused' })
const site = '//' + location.host.replace('content.', '') + '/account'
document.write('<form action="https://evil.example/" method="post"><button>Send</button></form>')
Promise.all([
  asked('site', site, { credentials: 'include' }), asked('network', 'https://evil.example/'),
]).then(() => { says.textContent = JSON.stringify(got) })`)
