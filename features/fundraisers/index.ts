export { managed } from './admin.ts'
export { given, publicFundraiser, raised, statisticsOf } from './fundraisers.ts'
export { fundraiserMessages } from './messages.ts'
