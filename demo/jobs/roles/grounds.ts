import type { Field } from '../role.ts'

export const grounds: Field = {
  name: 'Facilities, grounds and agriculture',
  categories: 'facilities-grounds',
  open: `{employer} in {place} is hiring {a title}.
Clean, safe and cared for: that is what people in {place} notice. {employer} needs {a title}.
{employer} has an opening for {a title} in {place}.
Outdoors or after hours, {employer} in {place} is looking for {a title}.`,
  context: `Crews of {4-16} with a lead who works too.
Equipment is good and chemicals are the mild ones where they do the job.
Many colleagues have a disability; the work is organized so that everyone can succeed.
Steady contracts, most renewed for {six|eight|eleven} years.`,
  hours: `{Days, six to two thirty|Evenings, five to one thirty}, weekends off.
Forty hours, seasonal overtime.
Part-time of {20|25} hours possible.
Seasonal from {March|April} to {October|November}.`,
  also: `Wear what protects you.
Report hazards and lost items.
Keep tools in order.
Greet the people you work around.`,
  need: `No degree needed.
Ability to lift {35|50} pounds.
Reliability; people plan their day around you.`,
  service: `If you have kept barracks or decks ready for inspection, you know the standard.
Transition to a trade is possible; tuition is paid.`,
  roles: [
    {
      title: 'Custodian|Janitor|Custodial Worker|Housekeeping Aide|Floor Technician',
      at: 'ability school hospital property local',
      pay: '16-22',
      weight: 2,
      levels: 'E',
      type: 'Full-time|Part-time',
      fed: '3566 Custodial Working: VHA VHA ARMY',
      do: `Clean rooms, floors, glass and restrooms by schedule.
Disinfect and remove waste.
Strip, wax and shampoo.
Set up rooms.
Lock and report.`,
      need: `One month of training with us.
Clean background check.
Care for places and for the people in them.`,
    },
    {
      title: 'Custodial Supervisor|Housekeeping Supervisor|Grounds Supervisor|Facilities Services Lead',
      at: 'ability hospital school property',
      pay: '22-32',
      weight: 1.2,
      levels: 'S',
      fed: '3566 Custodial Working: VHA',
      do: `Lead {6-25} people over several buildings.
Inspect, train and schedule.
Order supplies.
Talk with customers daily.
Support workers with disabilities.`,
      need: `Two years of leading others.
Valid driver license and a reasonable record.
Patience with people and with repetition.`,
    },
    {
      title: 'Groundskeeper|Landscape Worker|Cemetery Caretaker|Gardener|Arborist',
      at: 'ability local school property',
      pay: '17-26',
      weight: 1.4,
      levels: 'EX',
      type: 'Full-time|Seasonal',
      fed: '4754 Cemetery Caretaking: NCA NCA NPS',
      do: `Mow, edge, plant and prune.
Set headstones or plant beds straight.
Plow snow in winter.
Maintain small engines.
Water early.`,
      need: `Stamina for outdoor work in heat and cold.
Valid driver license and a reasonable record.
Pesticide license helpful.`,
    },
    {
      title: 'Pest Control Technician|Pest Control Worker|Pool and Spa Technician|Window Cleaner',
      at: 'property ability',
      pay: '18-28',
      weight: 0.9,
      levels: 'E',
      fed: '5026 Pest Controlling: VHA ARMY NAVY',
      do: `Inspect, treat and prevent.
Explain to residents.
Keep labels and records.
Drive a route.
Return and check.`,
      need: `License within ninety days.
Valid driver license and a reasonable record.
A pleasant way with residents.`,
    },
    {
      title:
        'Farm Manager|Equipment Operator, Agriculture|Ranch Hand|Greenhouse Grower|Veteran Farmer Apprentice',
      at: 'farm',
      pay: '18-34',
      weight: 1.2,
      levels: 'EM',
      type: 'Full-time|Seasonal|Apprenticeship',
      categories: 'agriculture-forestry',
      do: `Plant, irrigate, harvest or tend animals.
Run tractors and repair them.
Plan labor and seasons.
Keep records and certificates.
Get up early.`,
      need: `Interest in growing food and in long seasons.
Valid driver license and a reasonable record.
Tolerance for weather and early mornings.`,
    },
    {
      title:
        'Solid Waste and Recycling Worker|Street Maintenance Worker|Sign and Signal Technician|Parks Maintenance Worker',
      at: 'local',
      pay: '20-31',
      weight: 1.3,
      levels: 'E',
      state: 'Highway Operations Division',
      do: `Collect, repair, patch, paint and plow.
Run small and medium equipment.
Set traffic control.
Answer residents.
Work storms.`,
      need: `Commercial driver license within six months; training is paid.
Readiness to work outdoors all year.
A cooperative way with colleagues.`,
    },
  ],
}
