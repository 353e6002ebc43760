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

/** In a fixed order, without a choice: the second part is closed until the first is satisfied. */
const manifest2004 = (items: ItemOf[]) =>
  manifestOf(
    `${items12(items)}
<imsss:sequencing><imsss:controlMode choice="false" flow="true"/></imsss:sequencing>`,
    items,
  )

const manifestOf = (inside: string, items: ItemOf[], more = '') => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M" version="1.0" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
<metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata>
<organizations default="O"><organization identifier="O" ${more}><title>In order</title>${inside}</organization></organizations>
<resources>${resources(items, 'adlcp:scormType')}</resources>
<imsss:sequencingCollection><imsss:sequencing ID="by-score"><imsss:objectives>
<imsss:primaryObjective objectiveID="own" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure>
<imsss:mapInfo targetObjectiveID="knows-it" readSatisfiedStatus="false" writeSatisfiedStatus="true"/></imsss:primaryObjective>
</imsss:objectives></imsss:sequencing></imsss:sequencingCollection></manifest>`

const one: ItemOf[] = [{ id: 'one', title: 'Handing over', href: 'content/index.html' }]
const two: ItemOf[] = [
  { id: 'first', title: 'First', href: 'a/index.html' },
  { id: 'second', title: 'Second', href: 'b/index.html?part=2' },
]

/** A part of a course with rules: it says how well it went, and what it found when it began. */
const ruled2004 = pageOf(`
const api = find(window, 'API_1484_11')
api.Initialize('')
const get = (name) => api.GetValue(name)
const objectives = () => Array.from({ length: Number(get('cmi.objectives._count')) },
  (_, at) => get('cmi.objectives.' + at + '.id') + '=' + get('cmi.objectives.' + at + '.success_status'))
let isOver = false
const show = () => { if (!isOver) says.textContent = [get('cmi.entry') || 'again', get('cmi.location') || 'start',
  'next ' + get('adl.nav.request_valid.continue'), ...objectives()].join(', ') }
show()
addEventListener('message', () => setTimeout(show))
function end(score, request, exit) {
  if (score !== null) api.SetValue('cmi.score.scaled', String(score))
  if (exit !== 'suspend') api.SetValue('cmi.completion_status', 'completed')
  api.SetValue('cmi.location', 'end')
  api.SetValue('cmi.exit', exit || '')
  if (request) api.SetValue('adl.nav.request', request)
  api.Terminate('')
  isOver = true
  says.textContent = 'Over'
}
for (const [label, ...how] of [['Fail', 0.2, 'continue'], ['Pass', 0.9, 'continue'], ['Done', null, 'continue'],
  ['Later', null, 'suspendAll', 'suspend'], ['To the test', null, '{target=test}choice'], ['Stop', 0.9, 'exitAll']]) {
  const button = document.createElement('button')
  button.textContent = label
  button.onclick = () => end(...how)
  document.body.append(button)
}`)

const ruled: ItemOf[] = ['before', 'one', 'two', 'test'].map((id) => ({ id, title: id, href: `${id}.html` }))
const itemOf = (id: string, title: string, more = '') =>
  `<item identifier="${id}" identifierref="R-${id}"><title>${title}</title>${more}</item>`
const rule = (kind: string, condition: string, action: string) =>
  `<imsss:${kind}><imsss:ruleConditions><imsss:ruleCondition ${condition}/></imsss:ruleConditions><imsss:ruleAction action="${action}"/></imsss:${kind}>`

/**
 * A pretest that lets those who pass it skip the lessons; lessons that only go forward and cannot be chosen one by one; a final
 * test that is open from the start, can be tried twice, and decides alone.
 */
export const ruled2004Course = (more = '') =>
  zipped({
    'imsmanifest.xml': manifestOf(
      `${itemOf('before', 'What you know', '<imsss:sequencing IDRef="by-score"><imsss:rollupRules rollupObjectiveSatisfied="false"/></imsss:sequencing>')}
<item identifier="lessons"><title>Lessons</title>${itemOf('one', 'Lesson one')}${itemOf('two', 'Lesson two', '<imsss:sequencing><imsss:rollupRules rollupObjectiveSatisfied="false"/></imsss:sequencing>')}
<imsss:sequencing><imsss:controlMode choice="false" flow="true" forwardOnly="true"/>
<imsss:sequencingRules>${rule('preConditionRule', 'referencedObjective="known" condition="satisfied"', 'skip')}</imsss:sequencingRules>
<imsss:rollupRules rollupObjectiveSatisfied="false"/>
<imsss:objectives><imsss:primaryObjective/><imsss:objective objectiveID="known"><imsss:mapInfo targetObjectiveID="knows-it" readSatisfiedStatus="true"/></imsss:objective></imsss:objectives>
<adlseq:rollupConsiderations requiredForCompleted="ifNotSkipped" requiredForIncomplete="ifNotSkipped"/></imsss:sequencing></item>
${itemOf(
  'test',
  'Test',
  `<imsss:sequencing><imsss:sequencingRules>${rule('postConditionRule', 'operator="not" condition="satisfied"', 'retry')}</imsss:sequencingRules>
<imsss:limitConditions attemptLimit="2"/><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.5</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>`,
)}
<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>`,
      ruled,
      more,
    ),
    ...Object.fromEntries(ruled.map(({ href }) => [href, ruled2004])),
  })

/** A manifest that says nothing about the order of its parts. */
export const plain2004 = (ids: string[]) => {
  const items: ItemOf[] = ids.map((id) => ({ id, title: id.toUpperCase(), href: `${id}.html` }))
  return zipped({
    'imsmanifest.xml': manifestOf(items12(items), items),
    ...Object.fromEntries(items.map(({ href }) => [href, ruled2004])),
  })
}

/** Parts one after another, with more rules of the course, and more in each part. */
export const course2004 = (ids: string[], rules: string, more = '', organization = '') => {
  const items: ItemOf[] = ids.map((id) => ({ id, title: id.toUpperCase(), href: `${id}.html`, more }))
  const inside = `${items12(items)}<imsss:sequencing><imsss:controlMode choice="true" flow="true"/>${rules}</imsss:sequencing>`
  return zipped({
    'imsmanifest.xml': manifestOf(inside, items, organization),
    ...Object.fromEntries(items.map(({ href }) => [href, ruled2004])),
  })
}

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
