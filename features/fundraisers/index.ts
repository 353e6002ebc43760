export { managed } from './admin.ts'
export { given, liveFundraisers, publicFundraiser, raised, statisticsOf } from './fundraisers.ts'
export { fundraiserMessages } from './messages.ts'
