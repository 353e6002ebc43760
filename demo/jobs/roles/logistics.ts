import type { Field } from '../role.ts'

export const logistics: Field = {
  name: 'Logistics, supply and purchasing',
  categories: 'logistics-supply-chain',
  open: `{employer} is hiring {a title} in {place}.
Nothing happens until something arrives. {employer} in {place} is looking for {a title}.
{employer} moves goods for {140-900} customers from {place} and has an opening for {a title}.
Shelves in {place} are full because people plan well. {employer} wants {a title} who does.`,
  context: `The site handles {900-6000} orders a day with {40-260} colleagues.
We cut walking by a third last year with ideas from the floor.
Systems are modern: handheld scanning, a warehouse system that works, and dashboards people trust.
Promotions are posted on the board first and online second.
Safety talks open each shift, and anyone may stop the line.`,
  hours: `{First|Second|Third} shift, Monday to Friday, overtime by choice.
Four ten-hour days, Sunday to Wednesday or Wednesday to Saturday.
Day shift, with one weekend a month at inventory time.
Full-time, standard business hours.`,
  also: `Keep records exact enough to find one item in a million.
Train temporary and new colleagues.
Improve one thing each month and measure it.
Handle hazardous and controlled items by the book.
Work safely around forklifts and docks.`,
  need: `High school diploma or equivalent.
Basic spreadsheet and scanner skill.
Attendance others can rely on.`,
  service: `Supply, ammunition, fuel and transportation specialists from any branch are ready for this.
Running a supply room, an arms room or a motor pool is experience we count.
Infantry and armor NCOs who planned convoys and resupply do well in our operations team.`,
  roles: [
    {
      title: 'Logistician|Logistics Specialist|Logistics Analyst|Supply Chain Analyst',
      at: 'defense make truck tech',
      pay: '62k-98k',
      weight: 2.2,
      levels: 'EXR',
      away: '10/35',
      clearance: 'None|None|Secret',
      fed: '0346 Logistics Management: ARMY NAVY AF DLA VHA',
      do: `Plan stock, transport and maintenance support for {products|fleets|programs} through their life.
Forecast demand and set reorder points.
Find shortages before customers do and arrange alternatives.
Track shipments across road, rail, air and sea.
Report cost and readiness in one clear table.`,
      need: `Degree in supply chain, or four years of military logistics.
SAP, GCSS or a comparable system.
Spreadsheet skill beyond sums.`,
    },
    {
      title:
        'Logistics Manager|Supply Chain Manager|Distribution Manager|Transportation Manager|Warehouse Operations Manager',
      at: 'depot truck make retail',
      pay: '84k-128k',
      weight: 1.8,
      levels: 'M',
      fed: '0346 Logistics Management: ARMY DLA NAVY',
      clearance: 'None',
      do: `Run a {120000|220000|400000}-square-foot operation with {60-240} people.
Set staffing, slotting and carrier plans.
Own safety, service and cost figures.
Lead supervisors and grow new ones.
Negotiate with carriers and landlords.`,
      need: `Five years leading in logistics.
Experience with a budget you had to answer for.
Lean or Six Sigma training.`,
      service: `Logistics officers, first sergeants and supply chiefs have led larger teams with less.`,
    },
    {
      title:
        'Warehouse Supervisor|Shift Operations Supervisor|Supervisor of Material Movers|Dock Supervisor|Operations Supervisor',
      at: 'depot truck make retail',
      pay: '58k-82k',
      weight: 2.2,
      levels: 'S',
      fed: '6907 Materials Handling: DLA ARMY',
      do: `Lead {15-35} people on a shift, from start-up talk to handover.
Balance work between receiving, picking and loading.
Coach on quality, pace and safe lifting.
Solve equipment and carrier problems on the spot.
Recognize good work the same day.`,
      need: `Two years of team leadership.
Forklift and dock experience.
A fair and direct manner with people.`,
      service: `Squad leaders, section sergeants and petty officers make excellent shift leaders; we teach the warehouse part.`,
    },
    {
      title: 'Warehouse Worker|Warehouse Associate|Material Handler|Order Picker',
      at: 'depot retail make ability',
      pay: '18-25',
      weight: 2.2,
      levels: 'E',
      type: 'Full-time|Full-time|Part-time|Seasonal|Temporary',
      fed: '6907 Materials Handler: DLA VHA ARMY',
      do: `Pick, pack, label and stage {80-140} orders an hour with a scanner.
Unload containers and check counts.
Build stable pallets.
Keep aisles and docks clean.
Count cycles and report differences.`,
      need: `Ability to lift fifty pounds and walk eight miles a shift.
No experience needed; two weeks' training.
Steel-toed shoes (allowance paid).`,
    },
    {
      title: 'Forklift Operator|Industrial Truck Operator|Reach Truck Driver|Tank Car, Truck and Ship Loader',
      at: 'depot make port',
      pay: '20-27',
      weight: 1.2,
      levels: 'E',
      fed: '5704 Fork Lift Operating: DLA ARMY',
      do: `Load and unload trailers, rail cars or ships.
Store pallets up to {24-34} feet.
Inspect your truck before every shift.
Stage loads in delivery order.
Report damage honestly.`,
      need: `Forklift certificate, or two-day class with us.
One year on powered equipment preferred.
Good depth perception and respect for people on foot.`,
    },
    {
      title:
        'Inventory Control Specialist|Supply Technician|Stock Clerk|Property Book Specialist|Supply Room Supervisor',
      at: 'hospital defense school make local',
      pay: '21-31',
      weight: 1.8,
      levels: 'EX',
      fed: '2005 Supply Clerical and Technician: VHA ARMY NAVY AF',
      clearance: 'None|None|Secret',
      do: `Receive, store, issue and account for supplies and equipment.
Run cycle counts and a wall-to-wall inventory each year.
Order within budget and chase back orders.
Turn in, transfer and dispose of property with signatures.
Keep hand receipts current.`,
      need: `One year in a supply room, warehouse or parts counter.
Accuracy and honesty with counts and keys.
Valid driver license and a reasonable record.`,
    },
    {
      title: 'Purchasing Agent|Buyer|Contract Specialist|Procurement Specialist|Subcontract Administrator',
      at: 'make defense hospital local aero',
      pay: '62k-99k',
      weight: 1.8,
      levels: 'EXR',
      away: '15/45',
      fed: '1102 Contracting: ARMY NAVY AF VHA DLA GSA',
      clearance: 'None|None|Secret',
      do: `Solicit, compare and negotiate offers.
Write contracts and modifications that can be enforced.
Check prices against market and history.
Track delivery and resolve disputes.
Keep files ready for audit.`,
      need: `Degree or 24 business credits for federal openings.
Knowledge of FAR or commercial purchasing law.
Backbone in negotiation, and courtesy with it.`,
    },
    {
      title: 'Purchasing Manager|Contracts Manager|Director of Procurement|Category Manager',
      at: 'make aero hospital',
      pay: '98k-146k',
      weight: 0.9,
      levels: 'M',
      away: '5/45',
      fed: '1102 Contracting: DLA GSA',
      do: `Lead {5-25} buyers and {20-180} million dollars of spend.
Set sourcing strategy and supplier scorecards.
Secure supply when markets are tight.
Grow small and veteran-owned suppliers.
Answer to audit and finance.`,
      need: `Seven years in purchasing or contracting.
CPSM, CFCM or DAWIA certification.
Ethics without exceptions.`,
    },
    {
      title: 'Production Planner|Production Control Clerk|Maintenance Planner|Scheduler, Maintenance',
      at: 'make aero yard utility',
      pay: '24-38',
      weight: 1.4,
      levels: 'EX',
      fed: '1152 Production Control: NAVY AF ARMY',
      categories: 'logistics-supply-chain manufacturing-production',
      do: `Schedule work orders by priority, parts and people.
Stage kits before the job starts.
Hold the daily production meeting.
Update plans when machines or parts fail.
Measure schedule attainment.`,
      need: `Two years in planning, maintenance control or operations.
ERP or maintenance system skill.
Firmness and friendliness.`,
    },
    {
      title:
        'Shipping and Receiving Clerk|Freight Agent|Cargo Specialist|Traffic Management Specialist|Load Planner',
      at: 'truck port air depot',
      pay: '20-31',
      weight: 1.5,
      levels: 'EX',
      fed: '2130 Traffic Management: ARMY AF DLA',
      categories: 'logistics-supply-chain transportation-driving',
      do: `Prepare bills of lading, customs and hazardous papers.
Plan loads by weight, balance and destination.
Book carriers and follow freight until signed for.
Inspect, seal and weigh.
Handle claims.`,
      need: `One year in freight, air cargo or port operations.
Hazmat certificate, or class paid by us.
Ease with weights, rates and arithmetic.`,
    },
    {
      title: 'Petroleum Supply Specialist|Fuel Systems Operator|Fuel Distribution Technician|Pump Operator',
      at: 'air energy port defense',
      pay: '22-34',
      weight: 1,
      levels: 'EX',
      categories: 'energy-utilities logistics-supply-chain',
      fed: '5413 Fuel Distribution System Operating: AF NAVY DLA',
      do: `Receive, store, test and issue fuel.
Operate pumps, hydrants, trucks and terminals.
Sample for water and sediment.
Keep spill plans and fire equipment ready.
Reconcile every gallon.`,
      need: `CDL with tank and hazmat, or within ninety days.
Mechanical sense and an ear for trouble.
Outdoor work in all weather.`,
    },
    {
      title:
        'Ammunition Specialist|Munitions Handler|Explosives Storage Specialist|Ordnance Equipment Mechanic',
      at: 'defense',
      pay: '24-37',
      weight: 1,
      clearance: 'Secret|None',
      categories: 'military-tactical logistics-supply-chain',
      fed: '6502 Explosives Operating: ARMY NAVY AF',
      do: `Store, inspect, issue and ship ammunition and explosives.
Segregate by hazard class and keep magazines in order.
Build and inspect components by drawing.
Operate handling equipment.
Keep lot and serial records perfect.`,
      need: `Military ammunition or ordnance training.
Hazmat endorsement or AMMO-62 course.
Zero appetite for shortcuts.`,
    },
    {
      title: 'Air Cargo Rigger|Parachute Rigger|Sling Load Inspector|Aerial Delivery Specialist|Rigger',
      at: 'defense aero yard',
      pay: '23-38',
      weight: 0.8,
      categories: 'logistics-supply-chain construction-trades',
      fed: '5210 Rigging: NAVY NAVY ARMY',
      do: `Pack, inspect and repair parachutes, slings and lifting gear.
Rig loads for air, crane or sea.
Proof test and tag equipment.
Sew to specification.
Stop any lift that looks wrong.`,
      need: `FAA senior rigger, military rigger school or NCCCO rigger card.
Careful hands and respect for procedure.
Comfort with heights and with harnesses.`,
    },
    {
      title: 'Mail Carrier|Postal Clerk|Mail Handler|Mail Room Supervisor|Courier',
      at: 'depot property',
      pay: '19-29',
      weight: 1.4,
      levels: 'E',
      categories: 'logistics-supply-chain administrative-office',
      fed: '0305 Mail and File: VHA ARMY',
      do: `Sort, carry and deliver letters and parcels on a daily route.
Sell postage and forward mail.
Scan and account for registered items.
Drive and load safely.
Know your customers.`,
      need: `Driver license with a safe record.
Ability to carry thirty-five pounds.
Readiness to work on some Saturdays.`,
    },
  ],
}
