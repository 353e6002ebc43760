import type { z } from 'zod'
import type { SignupSettings } from '#features/sign-up/schema.ts'

type Signup = z.input<typeof SignupSettings>

/** What each demo site asks of those who sign up, by its slug. */
export const signups: Record<string, Signup> = {
  /** A council of locals: a name and an address to write to are enough. */
  lakeland: {
    lead: 'A minute now, and the locals you apply to know how to reach you.',
    branch: 'optional',
  },

  /** The agency of a state: it serves those who live there, and has to know how they came. */
  franklin: {
    lead: 'One account for job leads, training and the counsellors of your county.',
    branch: 'required',
    addressLine1: 'required',
    city: 'required',
    county: 'required',
    phone: 'required',
    dischargeReason: 'optional',
    dd214: 'optional',
    extendedProfile: { organization: 'Franklin Department of Veterans Services' },
  },

  /** A career site for everybody who served, and for their families. */
  'true-bearing': {
    lead: 'Tell us a little, and your search begins with what you have done.',
    branch: 'required',
    phone: 'optional',
    dischargeReason: 'optional',
    careerInterests: 'optional',
    dd214: 'optional',
    resume: 'optional',
    quiz: {
      title: 'Your service, your next step',
      lead: 'Six short questions at most. Your answers help our mentors; employers do not see them.',
      questions: [
        {
          id: 'who',
          type: 'Radio',
          title: 'Which of these are you?',
          answers: ['Veteran', 'Serving now', 'Guard or Reserve', 'Military spouse', 'Somebody else'],
        },
        {
          id: 'separated',
          type: 'Date',
          title: 'When did you leave active duty?',
          help: 'As it stands in box 12b of your DD214.',
          min: '1950-01-01',
          max: '2027-12-31',
          showWhen: true,
          conditionalQuestion: 'who',
          conditionalAnswer: 'Veteran',
        },
        {
          id: 'leaving',
          type: 'Date',
          title: 'When do you expect to leave?',
          min: '2026-01-01',
          max: '2036-12-31',
          optional: true,
          showWhen: true,
          conditionalQuestion: 'who',
          conditionalAnswer: 'Serving now',
        },
        { id: 'disability', type: 'Yes/No', title: 'Do you have a VA disability rating?', optional: true },
        {
          id: 'rating',
          type: 'Number',
          title: 'Which one, in percent?',
          min: 0,
          max: 100,
          optional: true,
          showWhen: true,
          conditionalQuestion: 'disability',
          conditionalAnswer: 'Yes',
        },
        {
          id: 'needs',
          type: 'Checkboxes',
          title: 'What would help you most?',
          answers: [
            'Finding a job',
            'A better resume',
            'Practice for interviews',
            'Training or school',
            'Starting a business',
            'A mentor who has done it',
          ],
          min: 1,
          max: 3,
        },
        { id: 'wage', type: 'Currency', title: 'What do you need to earn an hour?', optional: true },
      ],
      veteran: { question: 'who', answers: ['Veteran', 'Guard or Reserve'] },
    },
  },
}
