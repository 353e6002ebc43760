import type { Field } from '../role.ts'

export const transport: Field = {
  name: 'Driving and rail transport',
  categories: 'transportation-driving',
  open: `{employer} is hiring {a title} out of {place}.
The road home matters as much as the road out. {employer} in {place} is looking for {a title}.
{employer} has run from {place} for decades and needs {a title}.
Steady work, honest dispatch: {employer} is adding {a title} in {place}.`,
  context: `Equipment averages {2-4} years of age and is maintained in our own shop.
Dispatchers ride along twice a year so that they know what they ask for.
We have {45-600} operators and a waiting list for office jobs, not for driving ones.
Safety bonuses are paid each quarter and nobody is pushed past legal hours.
Detention, breakdown and training time is paid.`,
  hours: `Home {daily|every weekend|most nights}.
Five days of {9-11} hours, starts between four and seven in the morning.
Four days of {10|11} hours, with three days at home.
Runs bid by seniority every quarter.`,
  also: `Inspect before and after each trip and write up what you find.
Load, secure and document cargo or passengers properly.
Communicate delays early.
Follow hours-of-service and drug-testing rules.
Represent the company at the curb and at the dock.`,
  need: `Medical card or equivalent fitness.
Clean record for three years, with room to explain.
Work outdoors in weather.`,
  service: `The military skills test waiver applies, and most states credit heavy vehicle time.
Motor transport operators and wheeled vehicle drivers start above entry pay.
Vehicle commanders and convoy drivers from combat arms qualify for paid CDL school.`,
  roles: [
    {
      title:
        'Heavy and Tractor-Trailer Truck Driver|CDL-A Truck Driver|Regional Truck Driver|Flatbed Truck Driver',
      at: 'truck build energy depot',
      pay: '27-38',
      weight: 3,
      levels: 'EX',
      fed: '5703 Motor Vehicle Operating: ARMY NAVY VHA',
      do: `Drive a tractor-trailer on regional lanes of {250-550} miles a day.
Back into docks that were built for shorter trucks.
Chain, strap and tarp when the load asks for it.
Plan fuel, weather and rest.
Keep electronic logs clean.`,
      need: `CDL class A, or paid school with a one-year agreement.
Tank or hazmat endorsement for some lanes.
Age 21 for interstate work.`,
    },
    {
      title: 'Delivery Driver|Class B Truck Driver|Route Driver|Light Truck Driver',
      at: 'depot retail truck food',
      pay: '21-29',
      weight: 1.8,
      levels: 'E',
      fed: '5703 Motor Vehicle Operating: VHA GSA',
      type: 'Full-time|Full-time|Part-time|Seasonal',
      do: `Deliver {18-120} stops a day by truck or van.
Use a lift gate, hand truck and good sense.
Collect signatures and returns.
Talk with customers.
Keep the vehicle clean.`,
      need: `Driver license; class B for larger trucks.
Ability to lift up to seventy pounds, alone or with a partner.
Local knowledge is a plus.`,
    },
    {
      title: 'Bus Operator|Transit Bus Driver|School Bus Driver|Shuttle Driver',
      at: 'local school transit',
      pay: '23-34',
      weight: 1.4,
      levels: 'E',
      type: 'Full-time|Full-time|Part-time',
      do: `Drive a fixed route on time and gently.
Help riders with wheelchairs, strollers and questions.
Announce stops and detours.
Stay calm when others are not.
Report road and shelter defects.`,
      need: `Driver license for three years; CDL training is paid.
Passenger endorsement, or the test after our training.
Kindness before seven in the morning.`,
    },
    {
      title: 'Truck Dispatcher|Transportation Dispatcher|Fleet Dispatcher|Fleet Manager',
      at: 'truck transit energy',
      pay: '24-37',
      weight: 1.3,
      levels: 'XM',
      away: '5/20',
      fed: '2151 Dispatching: ARMY NAVY',
      do: `Assign loads, crews and vehicles and rework the plan all day.
Watch hours, weather and maintenance.
Solve breakdowns at two in the afternoon and in the morning.
Quote honest arrival times.
Keep drivers moving and home on time.`,
      need: `One year in dispatch, motor pool or movement control.
A good sense of geography and of time.
Two screens and a friendly voice.`,
    },
    {
      title: 'Locomotive Engineer|Railroad Conductor|Rail Yard Engineer|Rail Track Maintenance Worker',
      at: 'rail port',
      pay: '29-44',
      weight: 1.1,
      levels: 'EX',
      fed: '5737 Locomotive Engineering: ARMY NAVY',
      do: `Move trains safely in yards and on main track.
Couple, switch and inspect cars.
Obey signals, orders and speed limits exactly.
Repair rails, ties and switches where assigned to track.
Report every defect.`,
      need: `Age 21; paid training of {14|20|26} weeks.
Signal color vision and hearing.
On-call life with protected rest days.`,
    },
    {
      title:
        'Parking and Fleet Attendant|Vehicle Service Attendant|Watercraft Service Attendant|Fleet Service Worker',
      at: 'transit sea local ability',
      pay: '17-23',
      weight: 0.7,
      levels: 'E',
      do: `Fuel, wash and check vehicles or boats.
Change tires, wipers and bulbs.
Move vehicles safely.
Record mileage and damage.
Keep the lot orderly.`,
      need: `Valid driver license and a reasonable record.
Some interest in how engines work.
Availability on some weekends.`,
    },
    {
      title: 'Moving Crew Lead|Furniture Mover|Material Moving Worker|Refuse Truck Driver',
      at: 'truck local ability',
      pay: '19-29',
      weight: 0.9,
      levels: 'ES',
      do: `Load and unload households, offices or refuse safely.
Protect floors, doors and backs.
Drive and secure the truck.
Keep the inventory and obtain signatures.
Leave people happier than you found them.`,
      need: `Ability to lift heavy items with a partner.
Valid driver license and a reasonable record.
Good humor, even on the fourth flight of stairs.`,
    },
  ],
}
