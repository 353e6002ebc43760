/** The steps as the screens name them: the questions and the approval only where the site has them. */
export const stepLabels = ({ hasQuiz, needsApproval }: { hasQuiz: boolean; needsApproval: boolean }) => [
  'Your company and you',
  ...(hasQuiz ? ['A few questions'] : []),
  ...(needsApproval ? ['Approval'] : []),
]
