import type { Field } from '../role.ts'

export const sales: Field = {
  name: 'Sales, retail and customer service',
  categories: 'sales-retail',
  open: `{employer} is hiring {a title} in {place}.
People buy from people who listen. {employer} in {place} is looking for {a title}.
{employer} in {place} has an opening for {a title}.
{employer} is opening {a new territory|a larger branch|a second shift} around {place} and needs {a title}.`,
  context: `A team of {6-40} with clear targets that are reached by most people most months.
Base pay is real pay; commission comes on top.
Managers join calls to help, not to judge.
New people learn for {four|six|eight} weeks before they carry a number.`,
  hours: `Forty hours, {days|days and some evenings}.
Store hours, two weekends a month.
Remote-friendly with a team day each month.
Part-time of {16-30} hours possible.`,
  also: `Know the product well enough to say when it does not fit.
Keep customer records current.
Solve complaints on the first contact.
Work with operations, not around them.`,
  need: `High school diploma or equivalent.
Clear speech and friendly persistence.
Basic computer skill for batch records.`,
  service: `Recruiters, career counselors and anyone who has briefed a colonel can sell.
NCOs make strong store and team leaders.`,
  roles: [
    {
      title:
        'Sales Representative|Account Executive|Technical Sales Representative|Business Development Representative',
      at: 'tech make telecom build retail',
      pay: '52k-98k',
      weight: 1.8,
      levels: 'EXR',
      away: '35/35',
      do: `Find, meet and win customers in a territory.
Understand needs before quoting.
Demonstrate and follow up.
Keep forecasts honest.
Grow accounts for years.`,
      need: `Valid driver license and a reasonable record.
One year of sales or recruiting.
Resilience when the answer is no.`,
    },
    {
      title: 'Sales Manager|Regional Sales Manager|Government Sales Manager|Business Development Manager',
      at: 'tech defense make telecom',
      pay: '88k-142k',
      weight: 1,
      levels: 'M',
      away: '30/40',
      do: `Lead {5-14} representatives.
Coach in the field.
Plan territories and prices.
Win federal and commercial bids.
Represent customers inside.`,
      need: `Five years in the work, two of them leading others.
Discipline with customer records and forecasts.
Willingness to travel within the region.`,
    },
    {
      title: 'Store Manager|Retail Supervisor|Assistant Store Manager|Department Supervisor',
      at: 'retail',
      pay: '46k-74k',
      weight: 1.5,
      levels: 'SM',
      do: `Run a store or department of {8-60} people.
Hire, train and schedule.
Own sales, shrink and safety.
Set the floor.
Handle the hard customer.`,
      need: `Two years of leading people, in uniform or out of it.
Flexibility with hours, including weekends.
Fairness that others have noticed.`,
      service: `Squad leaders and petty officers move straight into our eight-week leader program.`,
    },
    {
      title: 'Retail Sales Associate|Cashier|Parts Counter Specialist|Stock Associate',
      at: 'retail',
      pay: '16-22',
      weight: 1.4,
      levels: 'E',
      type: 'Part-time|Full-time|Seasonal',
      do: `Help customers find and decide.
Ring, bag and restock.
Keep the aisle in order.
Look up parts.
Close out the drawer.`,
      need: `No experience is needed; training is paid.
Ability to stand and walk through the shift.
Availability for weekend shifts.`,
    },
    {
      title:
        'Customer Service Representative|Call Center Representative|Contact Center Agent|Member Services Representative',
      at: 'bank telecom utility retail ability',
      pay: '18-25',
      weight: 1.8,
      levels: 'E',
      away: '45/20',
      categories: 'customer-service',
      fed: '0962 Contact Representative: IRS VBA SSA',
      do: `Answer {45-70} calls or chats a day with patience.
Solve, order, change and explain.
Write it down once, correctly.
Spot what many callers ask.
Stay kind to angry people.`,
      need: `Typing and talking at once.
Quiet room for remote work.
Willingness to complete six weeks of paid training.`,
    },
    {
      title: 'Customer Service Supervisor|Contact Center Manager|Customer Success Manager',
      at: 'telecom bank tech utility',
      pay: '54k-86k',
      weight: 1,
      levels: 'SM',
      away: '30/40',
      categories: 'customer-service',
      do: `Lead {12-20} agents.
Coach from recordings.
Plan staff to the half hour.
Fix causes with other teams.
Report what customers say.`,
      need: `Two years of leading others.
A sense for what figures do and do not say.
The habit of listening before advising.`,
    },
    {
      title:
        'Insurance Agent|Fundraising Manager|Auctioneer and Surplus Sales Specialist|Advertising Sales Agent',
      at: 'bank nonprofit media',
      pay: '46k-84k',
      weight: 0.9,
      levels: 'EX',
      away: '25/40',
      do: `Meet people and learn what they need.
Present honest choices.
Write and follow up.
Keep license and ethics.
Build a book over years.`,
      need: `Willingness to earn the license, which we pay for.
Network or the nerve to build one.
Good manners and follow-through.`,
    },
    {
      title: 'Route Sales Driver|Rental Agent|Service Advisor|Dispatch and Customer Coordinator',
      at: 'retail food truck',
      pay: '20-32',
      weight: 1,
      levels: 'E',
      categories: 'customer-service sales-retail',
      do: `Serve a route, counter or service lane.
Check in, explain and invoice.
Keep stock and vehicles.
Call people back.
Sell what they need.`,
      need: `Valid driver license and a reasonable record.
A friendly way with people.
An organized way of working.`,
    },
  ],
}
