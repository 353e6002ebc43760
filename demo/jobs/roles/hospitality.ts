import type { Field } from '../role.ts'

export const hospitality: Field = {
  name: 'Food, hospitality and personal services',
  categories: 'food-hospitality',
  open: `{employer} in {place} is hiring {a title}.
Feed people well and most things follow. {employer} in {place} is looking for {a title}.
{employer} has an opening for {a title} in {place}.
Guests come back to {employer} in {place} because of the people. We need {a title}.`,
  context: `The house serves {180-1400} {guests|meals} a day with a crew that has each other's back.
Menus change with the season and staff eat well.
Schedules are out two weeks ahead and swaps are easy.
The last three managers started on the line.`,
  hours: `{Breakfast and lunch|Lunch and dinner} shift, five days.
Forty hours including some weekends.
Part-time of {16-28} hours, good for students.
Early start at {four|five}, home by two.`,
  also: `Keep food and rooms safe and clean.
Treat guests and dishwashers alike.
Count, order and waste less.
Help where it is busy.`,
  need: `Food handler card within thirty days.
Stamina and good humor.
Availability on some weekends.`,
  service: `Culinary specialists, food service and ship's store personnel feel at home.
Field kitchens count: if you fed four hundred in the rain, you can feed four hundred here.`,
  roles: [
    {
      title: 'Cook|Institutional Cook|Line Cook|Cook, Cafeteria',
      at: 'food hospital school care ability resort',
      pay: '18-26',
      weight: 2,
      levels: 'EX',
      fed: '7404 Cook: VHA ARMY NAVY BOP',
      do: `Cook for {80-600} people by recipe and taste.
Prepare special diets exactly.
Check temperatures and labels.
Keep the station clean.
Plan tomorrow's thawing.`,
      need: `One year in a kitchen, field or galley included.
ServSafe certificate is welcome, and paid for if you lack it.
Knife skill and clean habits.`,
    },
    {
      title: 'Chef|Executive Chef|Sous Chef|Kitchen Manager',
      at: 'food resort college care',
      pay: '52k-82k',
      weight: 1.2,
      levels: 'SM',
      do: `Write menus and cost them.
Lead {6-30} cooks.
Order, store and rotate.
Teach and taste.
Talk with guests.`,
      need: `Five years in the work, two of them leading others.
Manager food safety certificate.
A calm temper on a busy Saturday night.`,
    },
    {
      title: 'Food Service Manager|Dining Facility Manager|Food Service Supervisor|Cafeteria Manager',
      at: 'food hospital school ability',
      pay: '46k-72k',
      weight: 1.5,
      levels: 'SM',
      fed: '1667 Food Services: VHA ARMY NAVY',
      do: `Run a dining room or kitchen every day.
Staff, train and schedule.
Control cost and quality.
Pass every inspection.
Plan for holidays and emergencies.`,
      need: `Three years in food service leadership.
ServSafe manager certificate, or the course in the first month.
The basics of spreadsheets and food cost.`,
      service: `Mess sergeants, galley captains and dining facility managers: same job, better hours.`,
    },
    {
      title: 'Food Preparation Worker|Dietary Aide|Dishwasher|Dining Room Attendant|Barista',
      at: 'food hospital school ability care',
      pay: '16-20',
      weight: 1.6,
      levels: 'E',
      type: 'Full-time|Part-time|Seasonal',
      fed: '7408 Food Service Working: VHA ARMY',
      do: `Wash, chop, portion and serve.
Set and clear.
Deliver trays to the right person.
Clean as you go.
Smile.`,
      need: `No experience is needed; training is paid.
Ability to be on your feet for the whole shift.
A cooperative way with colleagues.`,
    },
    {
      title: 'Baker|Pastry Cook|Butcher',
      at: 'food retail resort',
      pay: '18-28',
      weight: 0.8,
      levels: 'EX',
      do: `Mix, shape and bake, or cut and trim.
Start before dawn.
Follow and improve recipes.
Display and label.
Train a helper.`,
      need: `One year in the craft, or an apprenticeship.
The habits of an early riser.
Ability to lift up to fifty pounds.`,
    },
    {
      title: 'Hotel Manager|Lodging Manager|Front Desk Supervisor|Billeting Manager|Guest Services Agent',
      at: 'resort',
      pay: '19-38',
      weight: 1.3,
      levels: 'ESM',
      fed: '1173 Housing Management: ARMY NAVY AF',
      do: `Welcome, solve and follow up.
Run rooms, rates and staff.
Inspect what guests will see.
Handle the unexpected at eleven at night.
Keep the books.`,
      need: `One year in hotels, housing or customer service.
A second language is helpful.
Grace with tired guests.`,
    },
    {
      title: 'Bartender|Server|Banquet Captain|Club Manager',
      at: 'food resort',
      pay: '15-32',
      weight: 0.9,
      levels: 'ES',
      type: 'Part-time|Full-time|Seasonal',
      do: `Serve with care and pace.
Check identification.
Sell honestly.
Set banquets.
Close cash to the cent.`,
      need: `Alcohol service card, or the class in the first week.
A good memory for faces and orders.
Availability in the evenings.`,
    },
    {
      title:
        'Recreation Specialist|Fitness Trainer|Outdoor Recreation Programmer|Sports Director|Recreation Therapist',
      at: 'local resort nonprofit care',
      pay: '19-31',
      weight: 1.3,
      levels: 'EX',
      type: 'Full-time|Part-time|Seasonal',
      categories: 'personal-services-recreation',
      fed: '0188 Recreation Specialist: ARMY NAVY AF VHA',
      do: `Plan sports, trips, classes and therapy.
Coach individuals and groups.
Check equipment.
Include people with injuries.
Promote events.`,
      need: `Certification in fitness or recreation.
First aid certificate.
Energy that is catching.`,
    },
    {
      title: 'Barber|Cosmetologist|Tailor|Housekeeper|Personal Services Manager',
      at: 'resort care ability retail',
      pay: '16-28',
      weight: 1,
      levels: 'E',
      categories: 'personal-services-recreation',
      type: 'Full-time|Part-time',
      fed: '3566 Custodial Working: VHA ARMY',
      do: `Serve clients or rooms with care.
Keep tools and linens clean.
Book and welcome.
Mind supplies.
Respect privacy.`,
      need: `License for barbers and cosmetologists.
A friendly way with people.
Availability on weekends.`,
    },
    {
      title: 'Exchange Store Manager|Ship Store Manager|Concessions Manager|Commissary Grocery Associate',
      at: 'exchange',
      pay: '18-36',
      weight: 1,
      levels: 'ESM',
      categories: 'sales-retail food-hospitality',
      fed: '1144 Commissary Management: DECA DECA',
      do: `Run a small store from delivery to deposit.
Order and display.
Serve military families.
Train clerks.
Keep shrink low.`,
      need: `One year in retail, ship's store or supply.
Honesty with cash and stock.
Ability to lift up to fifty pounds.`,
    },
    {
      title: 'Event Coordinator|Conference Services Manager|Tour Guide|Travel Program Coordinator',
      at: 'resort college nonprofit',
      pay: '20-34',
      weight: 0.9,
      levels: 'EX',
      away: '5/25',
      do: `Plan, staff and run events.
Walk the room before guests do.
Budget and bill.
Keep plan B ready.
Thank people.`,
      need: `One year of events or protocol.
Attention to detail and a long checklist.
Availability in the evenings.`,
    },
  ],
}
