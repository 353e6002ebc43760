import type { Field } from '../role.ts'

export const science: Field = {
  name: 'Science and weather',
  categories: 'science-research',
  open: `{employer} in {place} is hiring {a title}.
{employer} answers questions with measurements, and is looking for {a title} in {place}.
Field boots, clean data and an honest discussion: {employer} has an opening for {a title} in {place}.
{employer} is adding {a title} to its group in {place}.`,
  context: `The group has {5-30} scientists and technicians with shared instruments and a booking system that works.
Half of the week is in the laboratory or field, the rest at the desk.
Data and methods are open inside the organization from the first day.
Students and interns join every summer, many with GI Bill support.`,
  hours: `Forty hours, flexible around experiments.
Weekdays; field campaigns of {3-14} days, {two|three|four} times a year.
Rotating forecast or laboratory shifts with a differential.`,
  also: `Calibrate, log and label so that results can be repeated.
Keep safety and waste rules.
Share results in writing and in talks.
Review colleagues' work.`,
  need: `Degree in the subject, or technical service in it.
Statistics and scripting.
Care with data.`,
  service: `Weather, oceanography, CBRN, laboratory and geospatial occupations translate directly.
Operational forecasting or sampling under pressure counts as field experience.`,
  roles: [
    {
      title:
        'Meteorologist|Weather Forecaster|Weather Observer|Atmospheric Scientist|Meteorological Technician',
      at: 'lab air media utility',
      pay: '52k-96k',
      weight: 1.5,
      levels: 'EXR',
      away: '5/20',
      fed: '1340 Meteorology: NOAA AF ARMY',
      do: `Analyze models, radar and soundings and write forecasts.
Warn aviation, marine or utility customers.
Launch balloons and maintain sensors.
Brief crews face to face.
Verify yesterday before forecasting tomorrow.`,
      need: `Meteorology degree or military weather school.
Readiness to work rotating shifts, weekends included.
Plain speech on air or phone.`,
    },
    {
      title: 'Hydrologist|Oceanographer|Hydrographic Surveyor|Geophysicist|Geologist|Hydrologic Technician',
      at: 'enviro lab local',
      pay: '58k-98k',
      weight: 1.1,
      levels: 'EXR',
      fed: '1315 Hydrology: USGS USACE NOAA',
      do: `Measure rivers, seas or rock with instruments and patience.
Model floods, currents or slopes.
Map and interpret.
Maintain gauges and boats.
Report to those who build and evacuate.`,
      need: `Degree in earth science, hydrology, oceanography or geography.
Boat or backcountry skill.
Working skill with a geographic information system.`,
    },
    {
      title: 'Chemist|Chemical Technician|Analytical Chemist|Forensic Chemist',
      at: 'lab make local',
      pay: '54k-92k',
      weight: 1.1,
      levels: 'EX',
      fed: '1320 Chemistry: EPA ARMY DHS',
      do: `Prepare and run samples on GC-MS, ICP and LC.
Validate methods.
Interpret and sign results.
Maintain instruments.
Testify where needed.`,
      need: `Chemistry degree or military laboratory training.
Experience with good laboratory practice.
A neat, complete notebook.`,
    },
    {
      title: 'Microbiologist|Biologist|Biochemist|Biological Technician|Medical Scientist',
      at: 'lab hospital enviro',
      pay: '52k-94k',
      weight: 1.3,
      levels: 'EX',
      fed: '0403 Microbiology: EPA USDA VHA ARMY',
      do: `Culture, sequence, identify and count.
Plan studies and controls.
Keep colonies, collections or field plots.
Work at biosafety level two.
Write for journals and for regulators.`,
      need: `Degree in a life science, or military laboratory training.
Sound aseptic technique.
Working knowledge of R or Python.`,
    },
    {
      title: 'Physicist|Research Physicist|Optical Scientist|Astronomer|Nuclear Monitoring Technician',
      at: 'lab defense energy',
      pay: '76k-138k',
      weight: 0.9,
      levels: 'XR',
      clearance: 'None|Secret|Top Secret',
      fed: '1310 Physics: NAVY AF NASA',
      do: `Design experiments and sensors.
Analyze signals near the noise.
Model and compare.
Run beam, laser or counting facilities.
Publish or brief.`,
      need: `Physics degree; doctorate for lead openings.
Programming skill for analysis and control.
Respect for laboratory safety with lasers, beams or sources.`,
    },
    {
      title: 'Wildlife Biologist|Forester|Forestry Technician|Fish Biologist|Range Conservationist',
      at: 'enviro farm',
      pay: '21-38',
      weight: 1.2,
      levels: 'EX',
      type: 'Full-time|Full-time|Seasonal',
      categories: 'agriculture-forestry science-research',
      fed: '0462 Forestry Technician: USFS BLM NPS',
      state: 'Forestry and Fire Division',
      do: `Survey plants, fish and animals on foot and by boat.
Mark timber and plan burns.
Restore streams and fences.
Map with GPS.
Talk with ranchers and hunters.`,
      need: `Natural resource degree or field experience.
Fitness for long days on foot with a pack.
Comfort with camp life and early mornings.`,
    },
    {
      title: 'Historian|Archivist|Museum Specialist|Social Science Analyst|Archaeologist|Librarian',
      at: 'nonprofit college enviro',
      pay: '48k-84k',
      weight: 1.1,
      levels: 'EX',
      away: '10/35',
      categories: 'education-training science-research',
      fed: '0170 History: ARMY NAVY AF NPS',
      do: `Research, record and preserve.
Interview veterans and elders.
Catalog and digitize.
Write for the public.
Advise on sites and collections.`,
      need: `Degree in the subject, or an approved path toward it.
Archival or field practice.
Readable prose; samples are asked for.`,
    },
    {
      title: 'Food Scientist|Food Safety Inspector|Agricultural Inspector|Agricultural Technician',
      at: 'farm food make',
      pay: '44k-76k',
      weight: 1.1,
      levels: 'EX',
      categories: 'agriculture-forestry science-research',
      fed: '1863 Food Inspection: USDA USDA',
      state: 'Agriculture Division',
      do: `Inspect plants, ships, farms or kitchens.
Sample and hold unsafe lots.
Test shelf life and recipes.
Explain rules.
Write findings the same day.`,
      need: `Food, biology or veterinary food inspection training.
Cold, wet and early places.
Integrity when pressed.`,
    },
    {
      title:
        'Research Laboratory Manager|Natural Sciences Manager|Program Scientist|Clinical Research Coordinator',
      at: 'lab hospital college',
      pay: '68k-124k',
      weight: 1.3,
      levels: 'MX',
      away: '5/35',
      fed: '0601 General Health Science: VHA DHA',
      categories: 'science-research executive-management',
      do: `Plan studies, staff and money.
Keep ethics, safety and data in order.
Recruit participants or partners.
Report to sponsors.
Lead {4-20} people.`,
      need: `Science degree and two years coordinating.
Good clinical or laboratory practice.
Discipline with calendars, protocols and consent forms.`,
      service: `Medical service, CBRN and technical officers bring the planning this needs.`,
    },
    {
      title: 'Energy Auditor|Sustainability Specialist|Climate Resilience Planner|Urban Planner',
      at: 'local utility enviro build',
      pay: '56k-92k',
      weight: 1,
      levels: 'EX',
      away: '10/45',
      categories: 'government-public-policy energy-utilities',
      do: `Measure, map and model.
Find savings or safer land use.
Run public workshops.
Write plans councils can adopt.
Track results.`,
      need: `Planning, engineering or science degree.
Working skill with a geographic information system.
Patience in public meetings.`,
    },
  ],
}
