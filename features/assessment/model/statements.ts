import { type CareerInterest, careerInterests } from '#spec/lists.ts'

/** Activities of our own, ten for each interest: what people do, without the name of an occupation. */
const activities: Record<CareerInterest, readonly string[]> = {
  R: [
    'Keep a diesel generator running through a storm',
    'Set the roof beams of a small house',
    'Find the fault in the wiring of a truck',
    'Drive a loaded truck over a mountain pass',
    'Weld a cracked trailer frame',
    'Clear a fallen tree from a road with a chain saw',
    'Rebuild a boat engine in a workshop',
    'Run a crane on a building site',
    'Dig and lay a water line to a new building',
    'Look after the horses, fences and fields of a ranch',
  ],
  I: [
    'Trace where an outbreak began from patient records',
    'Test samples of drinking water in a laboratory',
    'Find out from flight data why a part of an aircraft failed',
    'Read satellite images to see how a coastline has changed',
    'Work out how an attacker got into a computer network',
    'Measure whether a new bandage heals wounds faster',
    'Predict from sensor readings when a machine will break down',
    'Compare studies to see which therapy helps against back pain',
    'Map what lies under the ground before a bridge is built',
    'Look for a pattern in a year of accident reports',
  ],
  A: [
    'Lay out the pages of a magazine',
    'Cut and mix the sound of a short film',
    'Photograph people at work for an exhibition',
    'Write a story about the place you come from',
    'Turn a family’s letters and photos into a picture book',
    'Choose colors, light and furniture for a waiting room',
    'Learn a song by ear and play it for friends',
    'Design the sign and the logo of a new bakery',
    'Act in a play at a local theater',
    'Carve or shape things to sell at a craft fair',
  ],
  S: [
    'Teach a first aid class to new volunteers',
    'Help a family settle in after a move',
    'Listen to a veteran who cannot sleep, and find help together',
    'Coach a youth team that keeps losing',
    'Show a new colleague how the job is done',
    'Help someone walk again after an operation',
    'Visit an older neighbor each week and see what is needed',
    'Explain a treatment to a worried patient',
    'Practice English with people who are new to the country',
    'Settle a quarrel between two neighbors',
  ],
  E: [
    'Persuade a board to pay for a new program',
    'Run the morning meeting of a sales team',
    'Start a small moving company',
    'Negotiate the price of a fleet of vans',
    'Lead a crew that must finish by Friday',
    'Speak for your town in front of a committee',
    'Win a customer back from a competitor',
    'Plan how a new product will be sold',
    'Decide whom to hire, and tell the others no',
    'Raise money for a campaign by calling people',
  ],
  C: [
    'Count a supply room until every number agrees',
    'Check invoices against a contract, line by line',
    'Keep the training records of a company complete',
    'Prepare the tax papers of a small shop',
    'Enter orders into a system without a mistake',
    'Put a disordered archive into an order that others understand',
    'Check passports and forms against a list of rules',
    'Plan who works which shift for the next month',
    'Go through a checklist before every departure',
    'Watch a budget and report where it is over',
  ],
}

export type Statement = {
  /** the letter of its interest and its position, 'r1': stays when the text is reworded */
  id: string
  interest: CareerInterest
  /** 1 to 60, in the order of the screens */
  number: number
  text: string
}

export const statementsOfEach = 10
export const statementCount = statementsOfEach * careerInterests.length
/** An answer goes from 1, strongly dislike, to this. */
export const mostPoints = 5
/** A screen shows two statements of each interest, one interest after another. */
const ofEachOnAStep = 2
export const stepCount = statementsOfEach / ofEachOnAStep

const letters = careerInterests.map(({ value }) => value)

export const statements: readonly Statement[] = Array.from({ length: statementsOfEach }, (_, at) =>
  letters.map((interest, place) => ({
    id: `${interest.toLowerCase()}${at + 1}`,
    interest,
    number: at * letters.length + place + 1,
    text: activities[interest][at]!,
  })),
).flat()

const perStep = statements.length / stepCount

/** The statements of a screen. @param step from 1 */
export const statementsOn = (step: number): readonly Statement[] =>
  statements.slice((step - 1) * perStep, step * perStep)

/** The screen that shows a statement, from 1. */
export const stepOf = ({ number }: Statement): number => Math.ceil(number / perStep)
