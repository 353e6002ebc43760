import type { Field } from '../role.ts'

export const maritime: Field = {
  name: 'Maritime',
  categories: 'maritime',
  open: `{employer} is hiring {a title} in {place}.
The tide does not wait, but good crews do not hurry. {employer} in {place} is looking for {a title}.
{employer} sails from {place} all year and needs {a title}.
Salt air included: {employer} has an opening for {a title} in {place}.`,
  context: `Crews of {4-22} stay together for several seasons.
Vessels are between {3-9} and {14-30} years old and honestly maintained.
Drills are held every week and taken seriously.
The captain has the last word, and the office respects it.
Galley food is good; the cook has a vote in hiring.`,
  hours: `Rotation of {14|21|28} days on and the same off, travel paid.
Day boats: home every night, four days on and three off.
Six hours on, six off while under way; shore weeks in between.
Voyages of {20-60} days, leave earned day for day.`,
  also: `Follow the safety management system and report near misses.
Keep watch, log and relief properly.
Look after the vessel as if you had to swim home.
Keep garbage, oil and ballast out of the water.`,
  need: `Transportation Worker Identification Credential, or eligibility for one.
Fitness for duty at sea and a clean drug test.
Readiness to live and work with a small crew.`,
  service: `Sea service letters from Navy, Coast Guard and Army watercraft count toward credentials.
Boatswain's mates, quartermasters, enginemen and machinery technicians feel at home quickly.
We pay for medical certificate, credential and the courses that go with them.`,
  roles: [
    {
      title: 'Deckhand|Able Seaman|Ordinary Seaman|Sailor and Marine Oiler|Tug Deckhand',
      at: 'sea port',
      near: 'water',
      pay: '21-33',
      weight: 1.5,
      levels: 'E',
      fed: '9902 Seafaring: NAVY NAVY',
      do: `Handle lines, anchors, gangways and cargo gear.
Stand lookout and wheel watches.
Chip, paint, grease and splice.
Fight fires and launch boats in drills.
Keep galley and quarters shipshape.`,
      need: `TWIC and Merchant Mariner Credential, or we help you apply.
Swim test and physical examination before the first trip.
Life aboard for {14-60} days at a time.`,
    },
    {
      title:
        'Ship Captain|Tugboat Captain|Mate, Ship|Ferry Captain|Harbor Pilot Boat Operator|Motorboat Operator',
      at: 'sea port',
      near: 'water',
      pay: '38-62',
      weight: 1.2,
      levels: 'XS',
      fed: '9902 Seafaring: NAVY NOAA USACE',
      do: `Command or navigate tugs, ferries, research or patrol boats.
Plan passages and stand bridge watches.
Train crew and run drills.
Maintain charts, logs and certificates.
Decide not to sail when that is right.`,
      need: `USCG license for tonnage and route.
Radar, STCW and radio certificates.
Five hundred days of sea time for captains.`,
      service: `Coast Guard coxswains, Navy quartermasters and Army watercraft masters can credit sea service.`,
    },
    {
      title:
        'Ship Engineer|Marine Engineer, Licensed|Qualified Member of the Engine Department|Port Engineer',
      at: 'sea yard',
      near: 'water',
      pay: '36-61',
      weight: 1.2,
      levels: 'EXS',
      fed: '9931 Seafaring: NAVY NOAA',
      do: `Run and repair main engines, generators, pumps and steering.
Stand engine room watches.
Plan yard periods and spares.
Treat fuel, oil and water.
Keep emergency gear ready.`,
      need: `QMED rating or an engineer license for the plant.
Diesel, steam or gas turbine experience.
Willingness to get hands dirty.`,
    },
    {
      title: 'Commercial Diver|Underwater Welder|Salvage Diver|Dive Supervisor',
      at: 'sea yard energy',
      near: 'water',
      pay: '31-58',
      weight: 0.8,
      categories: 'maritime construction-trades',
      fed: '1601 Equipment, Facilities and Services: NAVY USACE',
      do: `Inspect, weld, cut and recover under water.
Tend divers and run chambers.
Plan dives and stop unsafe ones.
Maintain helmets, hoses and compressors.
Film and report findings.`,
      need: `ADCI card or military diving school.
Dive physical within a year.
First aid and oxygen certificate.`,
    },
    {
      title:
        'Longshore Worker|Port Operations Specialist|Terminal Operations Coordinator|Harbor Operations Supervisor',
      at: 'port',
      near: 'water',
      pay: '27-44',
      weight: 1,
      levels: 'EXS',
      categories: 'maritime logistics-supply-chain',
      do: `Plan berths, cranes and yard moves.
Lash, drive and check containers and breakbulk.
Coordinate pilots, tugs, customs and truckers.
Watch stability and hazardous segregation.
Close out vessels on paper and on time.`,
      need: `Transportation Worker Identification Credential, or eligibility for one.
One year in port, vessel or movement control.
Weather-proof temperament.`,
    },
  ],
}
