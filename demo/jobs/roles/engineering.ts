import type { Field } from '../role.ts'

export const engineering: Field = {
  name: 'Engineering',
  categories: 'engineering',
  open: `{employer} is looking for {a title} in {place}.
{employer} designs and runs systems people depend on; {a title} in {place} will own a share of that.
Engineering at {employer} in {place} means drawing it, testing it and standing next to it. We are hiring {a title}.
{employer} in {place} has an opening for {a title} who enjoys hard problems and short meetings.`,
  context: `You work with {6-25} engineers and with the technicians who build what you draw.
Design reviews are open, minuted and friendly.
Licensure, professional dues and a master's degree are supported.
Projects last {4-30} months and you see them through to operation.
A principal engineer is assigned to you as mentor.`,
  hours: `Nine-day fortnight with every other Friday off.
Forty hours with flexible start.
Full-time; site visits {10|20|30} percent.
Four tens during tests.`,
  also: `Check your own calculations and have them checked.
Write reports that managers read to the end.
Keep drawings and models under control.
Stand by operations during start-up.
Mention cost early.`,
  need: `Accredited degree in the discipline named, or equal education under federal rules.
Engineer in Training, or license for lead openings.
Clear writing; your reports will be read by people who were not there.`,
  service: `Engineer officers, nuclear-trained officers and technical warrant officers fit well.
Military project and acquisition experience counts as engineering practice where it was.
We know how to read an evaluation report.`,
  roles: [
    {
      title: 'Civil Engineer|Structural Engineer|Water Resources Engineer|Transportation Engineer',
      at: 'build local enviro utility',
      pay: '78k-122k',
      weight: 1.5,
      levels: 'EXR',
      away: '5/40',
      fed: '0810 Civil Engineering: USACE NAVY NPS',
      state: 'Highway Operations Division',
      do: `Design roads, bridges, utilities, ports or levees.
Run hydraulics, loads or traffic models.
Write specifications and cost estimates.
Inspect construction and answer questions from the field.
Explain projects at public meetings.`,
      need: `Two years in design or construction.
Practice with Civil 3D or similar software.
License for lead openings.`,
    },
    {
      title: 'Mechanical Engineer|Mechanical Engineering Technician|HVAC Engineer|Machine Design Engineer',
      at: 'make aero yard utility',
      pay: '82k-124k',
      weight: 1.4,
      levels: 'EXR',
      away: '5/30',
      fed: '0830 Mechanical Engineering: NAVY ARMY AF',
      do: `Design machines, piping, ventilation or structures.
Calculate stress, flow and heat.
Select components and write test plans.
Solve problems on the floor.
Release drawings.`,
      need: `CAD and finite element skill.
Two years of engineering practice, or a strong senior project for entry openings.
Pleasure in working with real hardware.`,
    },
    {
      title: 'Electrical Engineer|Power Systems Engineer|Electronics Engineer|Radio Frequency Engineer',
      at: 'utility defense aero make telecom',
      pay: '88k-136k',
      weight: 1.6,
      levels: 'EXR',
      away: '10/35',
      clearance: 'None|None|Secret',
      fed: '0855 Electronics Engineering: NAVY AF ARMY',
      do: `Design circuits, protection, antennas or control systems.
Model, simulate and test.
Write procurement specifications.
Support installation and outages.
Investigate failures.`,
      need: `Two years in power, electronics or RF.
Practice with SPICE, ETAP or MATLAB, as the position needs.
Safe habits around high voltage or radio energy.`,
    },
    {
      title: 'Industrial Engineer|Process Improvement Engineer|Manufacturing Engineer|Lean Engineer',
      at: 'make depot hospital aero',
      pay: '76k-112k',
      weight: 1.3,
      levels: 'EXR',
      fed: '0896 Industrial Engineering: AF NAVY',
      do: `Study work and remove waste with the people who do it.
Lay out lines and set standards.
Run experiments.
Justify equipment.
Teach problem solving.`,
      need: `Lean or Six Sigma green belt.
Statistics beyond averages.
Good manners on the shop floor; operators know things you do not.`,
    },
    {
      title:
        'Environmental Engineer|Environmental Scientist|Remediation Engineer|Environmental Compliance Specialist',
      at: 'enviro energy local make',
      pay: '72k-108k',
      weight: 1.4,
      levels: 'EXR',
      away: '5/35',
      fed: '0819 Environmental Engineering: EPA USACE NAVY',
      state: 'Environmental Quality Division',
      categories: 'engineering science-research',
      do: `Investigate and clean up soil, water and air.
Write permits and keep to them.
Model transport of contaminants.
Oversee drilling and treatment plants.
Meet regulators and neighbors.`,
      need: `40-hour HAZWOPER certificate, or the course within ninety days.
Two years in consulting, plant or installation environmental work.
Willingness to spend a third of the year in the field.`,
    },
    {
      title:
        'Nuclear Engineer|Reactor Engineer|Radiological Controls Engineer|Health and Radiation Safety Engineer',
      at: 'energy yard',
      pay: '94k-142k',
      weight: 1,
      levels: 'EXR',
      clearance: 'None|Secret',
      fed: '0840 Nuclear Engineering: NAVY',
      do: `Plan core, refueling or radiological work.
Calculate dose and shielding.
Review procedures and train operators.
Investigate events.
Answer the regulator.`,
      need: `Nuclear degree or naval nuclear qualification.
Eligibility for unescorted access or a clearance.
Conservative decision making.`,
    },
    {
      title: 'Chemical Engineer|Materials Engineer|Petroleum Engineer|Process Engineer|Corrosion Engineer',
      at: 'energy make lab',
      pay: '88k-136k',
      weight: 1.1,
      levels: 'EXR',
      fed: '0893 Chemical Engineering: ARMY EPA',
      do: `Improve reactors, refineries, coatings or alloys.
Scale from bench to plant.
Balance mass, energy and money.
Lead hazard studies.
Sample, test and decide.`,
      need: `Two years in process or materials.
Practice with process simulation or laboratory methods.
Respect for the plant and for those who run it.`,
    },
    {
      title:
        'Systems Engineer|Model-Based Systems Engineer|Test and Evaluation Engineer|Integration Engineer',
      at: 'defense aero tech',
      pay: '98k-152k',
      weight: 1.6,
      levels: 'XR',
      away: '10/40',
      clearance: 'None|Secret|Top Secret',
      fed: '0801 General Engineering: NAVY AF ARMY NASA',
      do: `Turn needs into requirements and requirements into proof.
Define interfaces and settle arguments about them.
Plan and run integration and test.
Manage technical risk.
Support operational test with real crews.`,
      need: `Three years with complex systems.
Practice with SysML, DOORS or another requirements tool.
The operator's point of view, best gained by having been one.`,
    },
    {
      title: 'Computer Hardware Engineer|Embedded Systems Engineer|Robotics Engineer|Biomedical Engineer',
      at: 'tech make lab aero',
      pay: '92k-142k',
      weight: 1.1,
      levels: 'EXR',
      away: '10/30',
      fed: '0858 Bioengineering and Biomedical Engineering: VHA',
      do: `Design boards, firmware, robots or medical devices.
Prototype, break and improve.
Write verification protocols.
Work with suppliers and clinicians or operators.
Document for certification.`,
      need: `C, Python and lab instruments.
Two shipped products or a good portfolio.
Curiosity and the habit of asking why.`,
    },
    {
      title: 'Naval Architect|Marine Engineer|Ship Systems Engineer|Ocean Engineer',
      at: 'yard sea',
      near: 'water',
      pay: '88k-132k',
      weight: 0.9,
      levels: 'EXR',
      clearance: 'None|Secret',
      fed: '0871 Naval Architecture: NAVY',
      categories: 'engineering maritime',
      do: `Design hulls, propulsion and ship systems.
Check stability, weight and structure.
Support builders on the ways.
Write trial plans and ride trials.
Plan modernizations.`,
      need: `Degree in naval architecture or marine engineering.
Practice with ship design and stability software.
Readiness to ride trials for several days.`,
    },
    {
      title: 'Architect|Facilities Planner|Landscape Architect|Historic Preservation Architect',
      at: 'build hospital local',
      pay: '76k-116k',
      weight: 0.9,
      levels: 'EXR',
      away: '10/40',
      fed: '0808 Architecture: USACE NAVY VHA NPS',
      categories: 'architecture-surveying',
      do: `Program, design and document buildings or grounds.
Lead users from wish list to plan.
Check codes and access.
Review submittals and walk sites.
Keep budgets.`,
      need: `Degree and license or in progress.
Practice with Revit or a comparable tool.
Good listening, above all to those who will use the building.`,
    },
    {
      title:
        'Engineering Technician|Electronics Engineering Technician|Civil Engineering Technician|Mechanical Test Technician',
      at: 'make aero local lab defense',
      pay: '25-40',
      weight: 1.7,
      levels: 'EX',
      clearance: 'None|None|Secret',
      fed: '0802 Engineering Technical: USACE NAVY AF NASA',
      do: `Build, instrument and run tests.
Draft, measure and inspect.
Reduce data and write results.
Maintain laboratory or field equipment.
Suggest better ways.`,
      need: `Associate degree or technical school in uniform.
Hand skills and spreadsheets.
Safe habits with test equipment and chemicals.`,
    },
    {
      title: 'Engineering Manager|Chief Engineer|Director of Engineering|Engineering Program Manager',
      at: 'make aero utility local',
      pay: '128k-184k',
      weight: 1.1,
      levels: 'MV',
      fed: '0801 General Engineering: NAVY USACE',
      categories: 'engineering executive-management',
      do: `Lead {8-60} engineers and technicians.
Set priorities and protect focus.
Approve designs and accept risk in writing.
Own budget and schedule.
Represent engineering to customers and councils.`,
      need: `Ten years of engineering, four of them leading others.
Professional engineer license preferred.
The courage to say that something is not ready yet.`,
    },
  ],
}
