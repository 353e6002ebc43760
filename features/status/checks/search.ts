import {
  missingHere,
  type SearchState,
  searchLag,
  servingIndex,
  stateOfSearch,
} from '#features/job-search/index.ts'
import type { Db } from '#lib/db.ts'
import { type Check, type Fact, well } from '../fact.ts'

/** Seconds that the cluster may be behind the database. */
const late = { watch: 60, broken: 600 } as const

const noticed = 'People find jobs that are gone, and miss new ones.'

/** Where the job search answers from, and whether it has what the database has. */
export const search: Check = {
  key: 'search',
  name: 'Job search',
  async look({ db, settings }) {
    if (!settings.search) return lookHere(db)
    return judge(await stateOfSearch(db, settings.search), settings.search.fallback === 'local')
  },
}

async function lookHere(db: Db): Promise<Omit<Fact, 'name'>> {
  const missing = await missingHere(db)
  if (missing)
    return {
      level: 'broken',
      says: `The index in the database lacks ${missing} jobs: it was not kept while a search cluster served.`,
      notice: noticed,
      steps: [
        'Set SEARCH_URL again on all servers, if the search cluster is to go on serving.',
        'If it is not: npm run search:rebuild -- --local',
      ],
    }
  if (!(await servingIndex(db))) return well('The index in the database answers.')
  const { waiting } = await searchLag(db)
  return {
    level: 'watch',
    says: 'A search cluster serves, and SEARCH_URL is not set here.',
    detail: `${waiting} changes wait for it.`,
    notice: 'What this server saves is missing in the search of the others.',
    steps: ['Set SEARCH_URL on all servers, or on none.'],
  }
}

function judge(state: SearchState, hasFallback: boolean): Omit<Fact, 'name'> {
  const lag = `${state.waiting} changes wait, the oldest for ${Math.round(state.seconds)} s.`
  if (!state.index)
    return {
      level: 'watch',
      says: 'The search cluster has no index yet: the one in the database answers.',
      detail: state.fault ?? `${state.nodes} nodes answer.`,
      steps: ['npm run search:rebuild'],
    }
  if (state.fault || state.health === 'red')
    return {
      level: 'broken',
      says: 'The search cluster does not answer.',
      detail: `${state.fault ?? 'Its health is red: shards are missing.'} ${lag}`,
      notice: hasFallback
        ? 'The index in the database answers; people notice nothing.'
        : 'The job search says that it is being repaired. Everything else works.',
      steps: [
        'Look whether its nodes run, and into their logs.',
        'If its index is lost: npm run search:rebuild makes a new one from the database.',
      ],
    }
  if (state.seconds > late.watch)
    return {
      level: state.seconds > late.broken ? 'broken' : 'watch',
      says: 'The search cluster is behind the database.',
      detail: lag,
      notice: noticed,
      steps: ['Look whether background work runs (npm run worker), and into its log.'],
    }
  if (state.refused)
    return {
      level: 'watch',
      says: `The search cluster refused ${state.refused} jobs.`,
      detail: lag,
      notice: 'These jobs are not found.',
      steps: ['npm run search:verify -- --repair sends them again and says which they are.'],
    }
  if (state.isOutdated)
    return {
      level: 'watch',
      says: 'The index in the search cluster is of a former version.',
      detail: lag,
      steps: ['npm run search:rebuild: people search throughout.'],
    }
  if (state.health === 'yellow')
    return {
      level: 'watch',
      says: 'Copies of the index are missing in the search cluster.',
      detail: `${state.nodes} nodes. ${lag}`,
      notice: 'Nothing, until another node is lost.',
      steps: ['Look whether all nodes run; SEARCH_REPLICAS must be less than their number.'],
    }
  return well('The search cluster is whole and in step.', `${state.nodes} nodes, ${state.index}. ${lag}`)
}
