import { ashby } from './ashby/index.ts'
import { csv } from './csv/index.ts'
import type { Dialect } from './dialect.ts'
import { generic } from './generic/index.ts'
import { greenhouse } from './greenhouse/index.ts'
import { indeed } from './indeed/index.ts'
import { jobG8 } from './jobg8/index.ts'
import { jobrapido } from './jobrapido/index.ts'
import { jsonLd } from './json-ld/index.ts'
import { lever } from './lever/index.ts'
import { linkedIn } from './linkedin/index.ts'
import { nyc } from './nyc/index.ts'
import { rss } from './rss/index.ts'
import { usaJobs } from './usajobs/index.ts'
import { zipRecruiter } from './ziprecruiter/index.ts'

/** Every dialect. Adding one is a folder and a line here. */
export const dialects: readonly Dialect[] = [
  indeed,
  zipRecruiter,
  jobrapido,
  linkedIn,
  jobG8,
  usaJobs,
  rss,
  jsonLd,
  greenhouse,
  lever,
  ashby,
  nyc,
  csv,
  generic,
]
