import type { Person } from '#spec/access.ts'
import type { Data, Item, ScormVersion } from './schema.ts'

type Viewer = NonNullable<Person>

/** What an item says about how far somebody is. */
export type Said = { isComplete: boolean; passed: boolean | null; score: number | null }

/** Reads status and score from what an item keeps (SCORM 1.2, Run-Time, 3.4.4; 2004, Run-Time, 4.2). */
export function saidBy(version: ScormVersion, data: Data): Said {
  if (version === '1.2') {
    const status = data['cmi.core.lesson_status']
    const isOver = status === 'completed' || status === 'passed' || status === 'browsed'
    return {
      isComplete: isOver,
      passed: status === 'passed' ? true : status === 'failed' ? false : null,
      score: scoreOf(data, 'cmi.core.score'),
    }
  }
  const success = data['cmi.success_status']
  const passed = success === 'passed' ? true : success === 'failed' ? false : null
  const completion = data['cmi.completion_status']
  const isOver = completion === 'completed' || (completion !== 'incomplete' && passed === true)
  const scaled = Number.parseFloat(String(data['cmi.score.scaled'] ?? ''))
  const score = Number.isNaN(scaled) ? scoreOf(data, 'cmi.score') : within(scaled * 100)
  return { isComplete: isOver && passed !== false, passed, score }
}

/** Of 100: between the least and the most that can be reached, 0 and 100 unless the item says otherwise. */
function scoreOf(data: Data, at: string): number | null {
  const read = (name: string, otherwise: number) => {
    const value = Number.parseFloat(String(data[`${at}.${name}`] ?? ''))
    return Number.isNaN(value) ? otherwise : value
  }
  const [raw, least, most] = [read('raw', Number.NaN), read('min', 0), read('max', 100)]
  if (Number.isNaN(raw) || most <= least) return null
  return within(((raw - least) / (most - least)) * 100)
}

const within = (score: number) => Math.round(Math.min(100, Math.max(0, score)) * 100) / 100

/** Of a session, or created for each. */
const notKept = /(session_time|\.exit|\.entry|_count|_children|_version)$/

/** What the interface makes itself is not given to it. */
export const withoutCounts = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !/(_count|_children|_version)$/.test(name)))

/** What the item finds when it begins: what it kept, and who is there. */
export function dataFor(version: ScormVersion, item: Item, viewer: Viewer, kept: Data | null): Data {
  const old = Object.fromEntries(Object.entries(kept ?? {}).filter(([name]) => !notKept.test(name)))
  const names = viewer.name.split(' ')
  const name = names.length > 1 ? `${names.at(-1)}, ${names.slice(0, -1).join(' ')}` : viewer.name
  const entry = kept === null ? 'ab-initio' : 'resume'
  const core = version === '1.2' ? 'cmi.core' : 'cmi'
  const own: Data =
    version === '1.2'
      ? {
          ...{ [`${core}.student_id`]: viewer.id, [`${core}.student_name`]: name },
          ...{ [`${core}.lesson_mode`]: 'normal', 'cmi.student_data.mastery_score': item.passingScore },
        }
      : {
          ...{
            [`${core}.learner_id`]: viewer.id,
            [`${core}.learner_name`]: name,
            [`${core}.mode`]: 'normal',
          },
          ...{ [`${core}.scaled_passing_score`]: item.passingScore },
          ...{ [`${core}.completion_threshold`]: item.threshold },
          ...{ [`${core}.max_time_allowed`]: item.maxTime ?? '' },
          ...{ [`${core}.time_limit_action`]: item.timeLimitAction ?? '' },
        }
  const given = { [`${core}.entry`]: entry, [`${core}.credit`]: 'credit', 'cmi.launch_data': item.launchData }
  return { ...old, ...Object.fromEntries(Object.entries({ ...own, ...given }).filter(([, it]) => it !== '')) }
}
