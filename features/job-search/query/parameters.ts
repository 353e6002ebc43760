import { z } from 'zod'
import { jobsPerPage, radii } from '#spec/limits.ts'
import { careerLevels, jobSources, jobTypes, searchFlags, sorts } from '#spec/lists.ts'

const text = (description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe(description)
const among = (words: readonly string[]) => `of ${words.join(', ')}`

/** The parameters of a search (document 2, section 2). Others are passed on in links; invalid values are ignored. */
export const SearchParameters = z
  .looseObject({
    q: text('keywords: words, "phrases", -without, one or other; also k'),
    l: text('place: ZIP, city and state, or state'),
    r: text(`miles around the place: ${radii.join(', ')}`),
    sort: text(sorts.map(({ value }) => value).join(', ')),
    cat: text('ids of categories (/fetchers/categories), several with commas; also categories'),
    c: text('branch: its id (/corps)'),
    rank: text('rank: its id (/ranks)'),
    o: text('military occupation: its id or code (/occupations)'),
    _c: text('the branch as it was typed'),
    _rank: text('the rank as it was typed'),
    _o: text('the military occupation as it was typed'),
    s: text(`source, ${among(jobSources)}`),
    type: text(`kind of employment, ${among(jobTypes)}`),
    level: text(`career level, ${among(careerLevels)}`),
    state: text('states by their two letters'),
    employer: text('id of an employer; also employerId'),
    words: text('1, or the words of q: searches for the words as typed, without understanding them'),
    there: text('1, or what l or q are: jobs at the place only, however little they fit the occupation'),
    menteeToRecommend: text('id of the person to whom a mentor recommends'),
    page: text('from 1'),
    limit: text(`jobs a page, at most ${jobsPerPage.most}`),
    ...(Object.fromEntries(searchFlags.map((flag) => [flag, text('true or 1')])) as Record<
      (typeof searchFlags)[number],
      ReturnType<typeof text>
    >),
  })
  .transform((given) => given as Record<string, string | string[] | undefined>)
