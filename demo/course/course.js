// A course of SCORM 1.2: it finds the interface in its own window or in one around it.
const apiAround = (frame) => {
  for (let place = frame; place; place = place.parent === place ? null : place.parent)
    try {
      if (place.API) return place.API
    } catch {
      return null
    }
  return null
}
const api = apiAround(window)
api?.LMSInitialize('')

/** Closes this part with a score of 0 to 100. */
function finish(score) {
  api?.LMSSetValue('cmi.core.score.min', '0')
  api?.LMSSetValue('cmi.core.score.max', '100')
  api?.LMSSetValue('cmi.core.score.raw', String(score))
  api?.LMSSetValue('cmi.core.lesson_status', score >= 75 ? 'passed' : 'completed')
  api?.LMSCommit('')
  api?.LMSFinish('')
}

const read = document.querySelector('[data-read]')
read?.addEventListener('click', () => {
  finish(100)
  document.querySelector('[role=status]').textContent = 'Done. Go on with the four questions.'
})

const form = document.querySelector('form')
const kept = form && api?.LMSGetValue('cmi.suspend_data')
if (kept)
  for (const [name, value] of new URLSearchParams(kept))
    if (form.elements[name]) form.elements[name].value = value
form?.addEventListener('change', () => {
  api?.LMSSetValue('cmi.suspend_data', new URLSearchParams(new FormData(form)).toString())
  api?.LMSCommit('')
})
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const questions = [...form.querySelectorAll('fieldset')]
  const right = questions.filter((one) => one.querySelector(':checked')?.value === 'right').length
  finish(Math.round((right / questions.length) * 100))
  document.querySelector('[role=status]').textContent = `${right} of ${questions.length} right.`
})
