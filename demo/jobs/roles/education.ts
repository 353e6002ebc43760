import type { Field } from '../role.ts'

export const education: Field = {
  name: 'Education and training',
  categories: 'education-training',
  open: `{employer} is hiring {a title} in {place}.
Somebody once taught you well. {employer} in {place} is looking for {a title} to do the same.
{employer} in {place} has an opening for {a title} who likes the moment when it clicks.
{employer} serves {400-9000} learners around {place} and needs {a title}.`,
  context: `Classes have {12-28} learners and rooms have what the lesson needs.
Colleagues share materials and visit each other's classes without clipboards.
A coach works with every new instructor for a year.
{One|Two|Three} in ten of our students are veterans or military children.`,
  hours: `School year of {186|190} days, or twelve months for administrators.
Days, with one evening class.
Weekdays, {7:30 to 3:30|8 to 4}.
Cohorts of {6-14} weeks with a week between.`,
  also: `Prepare, teach, assess and adjust.
Keep records parents or employers can trust.
Include learners with disabilities.
Stay current in your subject.`,
  need: `Clean background check.
Respect for learners of any age.
Comfort with simple technology.`,
  service: `Instructors, drill sergeants, recruit division commanders and training NCOs are natural teachers.
Troops to Teachers helps with certification, and we give one class period for it.
Instructor and master training badges count as teaching experience.`,
  roles: [
    {
      title:
        'Training and Development Specialist|Training Instructor|Corporate Trainer|Technical Training Instructor|Training Specialist',
      at: 'training defense make utility bank transit',
      pay: '58k-88k',
      weight: 2,
      levels: 'EXR',
      away: '15/35',
      fed: '1712 Training Instruction: ARMY NAVY AF VHA',
      clearance: 'None|None|Secret',
      do: `Find out what people need to do, then teach it.
Write lesson plans, guides and tests.
Teach in class, at the machine and online.
Evaluate and improve.
Certify and keep records.`,
      need: `Two years as instructor or trainer.
A clear voice and the sense to stop talking.
Thorough knowledge of the subject you will teach.`,
      service: `Infantry and combat arms instructors: your teaching skill is what we want; we add the subject.`,
    },
    {
      title:
        'Training Manager|Training and Development Manager|Director of Workforce Development|Apprenticeship Coordinator',
      at: 'training union make hospital',
      pay: '78k-116k',
      weight: 1.3,
      levels: 'M',
      away: '5/35',
      fed: '1701 General Education and Training: ARMY AF',
      do: `Lead {4-20} instructors and a yearly plan.
Work with employers, unions and colleges.
Manage budgets, grants and accreditation.
Measure results on the job.
Open doors for people who served.`,
      need: `Five years in training, two leading.
Understanding of how adults learn.
Skill in building partnerships with employers.`,
    },
    {
      title:
        'Instructional Designer|Curriculum Developer|Learning Systems Administrator|E-Learning Developer',
      at: 'training college tech defense',
      pay: '64k-94k',
      weight: 1.1,
      levels: 'EX',
      away: '45/40',
      fed: '1750 Instructional Systems: NAVY AF ARMY',
      clearance: 'None|None|Secret',
      do: `Analyze tasks and write objectives.
Build lessons, simulations and tests.
Work with experts who have no time.
Run pilots and revise.
Keep everything accessible.`,
      need: `A portfolio of your own work.
Practice with authoring tools such as Storyline or Captivate.
A love of plain language.`,
    },
    {
      title:
        'Career and Technical Education Teacher|Welding Instructor|Automotive Instructor|Diesel Technology Instructor|HVAC Instructor',
      at: 'college school training',
      pay: '54k-84k',
      weight: 1.3,
      do: `Teach the trade in shop and classroom.
Keep tools, stock and safety.
Prepare students for certification.
Find them employers.
Advise clubs and contests.`,
      need: `Five years of work in the trade.
Teaching certificate or three-year path to it.
Patience with people and with repetition.`,
    },
    {
      title:
        'Elementary School Teacher|Middle School Teacher|High School Teacher, Mathematics|High School Science Teacher|Special Education Teacher',
      at: 'school',
      pay: '48k-78k',
      weight: 1.3,
      levels: 'X',
      fed: '1710 Education and Vocational Training: DODEA',
      do: `Teach {five|six} classes or one room all day.
Plan with your grade team.
Work with parents and specialists.
Use data without worshipping it.
Supervise a club if you like.`,
      need: `State license or alternative route.
Degree in the subject, or an approved path toward it.
Humor and the ability to forgive by Monday.`,
    },
    {
      title: 'JROTC Instructor|Athletic Coach|Physical Education Teacher|Fitness and Recreation Instructor',
      at: 'school',
      pay: '46k-82k',
      weight: 1,
      levels: 'X',
      categories: 'education-training personal-services-recreation',
      fed: '0188 Recreation Specialist: ARMY NAVY AF',
      do: `Teach leadership, fitness, health or drill.
Coach teams and take them to meets.
Plan safe training.
Mentor young people.
Represent the school.`,
      need: `Instructor certification or teaching license.
First aid certificate.
A life that sets a good example for young people.`,
    },
    {
      title:
        'College Instructor|Postsecondary Teacher, Engineering|Adjunct Instructor, Criminal Justice|Nursing Instructor|Professor of Military History|English Instructor|Mathematics Instructor',
      at: 'college',
      pay: '58k-98k',
      weight: 1.5,
      levels: 'X',
      type: 'Full-time|Part-time|Contract',
      away: '25/40',
      fed: '1701 General Education and Training: ARMY NAVY AF',
      do: `Teach {3-5} sections in class or online.
Hold office hours that students use.
Design courses and grade promptly.
Advise, also in uniform.
Contribute to the department.`,
      need: `Master's degree in the field; doctorate for tenure lines.
Teaching experience, military included.
Openness to students of every age and background.`,
    },
    {
      title:
        'Academic Advisor|Veterans Success Coordinator|School Certifying Official|Education Counselor|Admissions Counselor',
      at: 'college',
      pay: '46k-68k',
      weight: 1.2,
      levels: 'EX',
      away: '10/45',
      fed: '1740 Education Services: ARMY NAVY AF',
      do: `Advise on courses, credit and aid.
Certify GI Bill enrolment on time.
Run the veterans center.
Translate military transcripts.
Know names.`,
      need: `Bachelor's degree in any field.
Knowledge of education benefits.
Kind persistence with offices that do not answer.`,
    },
    {
      title:
        'Education Administrator|School Principal|Dean of Technical Education|Director of Student Services',
      at: 'school college',
      pay: '88k-136k',
      weight: 0.9,
      levels: 'M',
      categories: 'education-training executive-management',
      fed: '1740 Education Services: ARMY AF',
      do: `Lead {20-90} staff.
Hire, observe and support teachers.
Manage budget, safety and discipline.
Work with families and council.
Keep learning first.`,
      need: `Administrator license or five years leading training.
Steadiness in difficult moments.
The habit of being visible in hallways, not only in meetings.`,
    },
    {
      title: 'Teacher Aide|Substitute Teacher|Child Care Worker|Preschool Teacher|Youth Program Assistant',
      at: 'school nonprofit',
      pay: '17-25',
      weight: 1.3,
      levels: 'E',
      type: 'Full-time|Part-time|Seasonal',
      fed: '1702 Education and Training Technician: NAVY ARMY AF',
      categories: 'education-training personal-services-recreation',
      do: `Help children learn, play and eat.
Support the teacher with small groups.
Keep rooms safe.
Talk with parents.
Substitute where needed.`,
      need: `High school diploma or equivalent.
First aid card, or our class in the first month.
Warmth and patience with beginners.`,
    },
    {
      title:
        'Survival Instructor|Water Survival Instructor|Outdoor Education Instructor|Leadership Course Facilitator',
      at: 'training nonprofit resort',
      pay: '22-36',
      weight: 0.8,
      levels: 'EX',
      type: 'Full-time|Seasonal|Contract',
      fed: '1712 Training Instruction: AF NAVY',
      do: `Lead groups outdoors for {2-21} days.
Teach navigation, shelter, water and teamwork.
Manage risk.
Debrief so that it sticks.
Look after gear.`,
      need: `Wilderness first responder.
Experience of leading groups outdoors.
A liking for all kinds of weather.`,
      service: `SERE specialists, rangers, reconnaissance and special operations instructors.`,
    },
  ],
}
