import { AssessmentTeaser } from '#features/assessment/widgets.ts'

export default AssessmentTeaser
