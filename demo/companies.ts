import { fill } from './jobs/phrases.ts'
import { type DemoPlace, places, stateNames, states } from './places.ts'
import { hash, seeded } from './seeded.ts'

const abouts = [
  '{name} has {40-900} employees in {state} and is still run by the family that founded it.',
  '{name} has worked in {state} since {1948|1957|1966|1974|1983|1991|2002}.',
  'At {name} in {state}, {one in ten|one in eight|one in six} colleagues has served or is married to someone who does.',
  '{name} grew by {8-30} percent last year and promoted from within for {two|three} of every four openings.',
]

/** Companies that have no page of their own here: boards name them. Name, then what it is; each is at home in one state. */
export const companies = `
Aldergrove Manufacturing: make
Amber Valley Clinics: clinic hospital
Anvil and Arc Fabrication: make yard
Ashford Mutual: bank
Bay State Biotech: lab
Bayou Vista Shipworks: yard sea
Big Sandy Pipeline: energy
Birchwood Learning: school college training
Black Canyon Builders: build
Bluestem Dental Partners: clinic
Bristlecone Software: tech
Canyon Echo Media: media
Cardinal Ridge Hospital: hospital
Cedar Key Hotels: resort food
Cimarron Valley Schools: school
Clear Fork Utilities: utility
Cobalt Harbor Cyber: tech defense
Cottonwood Home Health: care
Crosswind Aviation: air aero
Deep Creek Drydock: yard sea
Dogwood Distribution: depot truck
Eagle Rock Engineering: enviro build
East Fork Law Group: law
Elkhorn Trucking: truck
Fairhaven Retirement: care
Falling Water Resorts: resort food
Fieldstone Construction: build property
Flint River Foods: make food
Fort Hill Analytics: defense tech
Gilded Acorn Insurance: bank
Glacier Bay Freight: truck port
Grand Prairie Grain: farm
Granite Falls Paper: make
Hickory Flats Motors: retail
High Desert Solar: energy
Hollow Creek Winery: farm resort
Iron Kettle Kitchens: food
Jericho Telecom: telecom
Juniper Flats Charter School: school
Kestrel Avionics: aero air
Lake Effect Logistics: depot truck
Laurel Fork Medical: hospital clinic
Long Meadow Nursing: care
Lost Lake Outfitters: retail resort
Mariner Cove Marina: sea
Mesa Verde Water: utility water
Mill Pond Textiles: make
Moonlight Security: security
New Harmony Church Network: faith nonprofit
Northfield Robotics: tech make
Old Dominion Hydraulics: make
Painted Rock Credit Union: bank
Pelican Bay Terminals: port
Pine Barrens Remediation: enviro
Quarter Moon Cafe Group: food
Quarry Street Print: media make
Redtail Unmanned: defense aero
Rising Fawn Outdoor School: training nonprofit
Rocky Ford Produce: farm depot
Sandhill Rail Services: rail
Shenandoah Title and Realty: property law
Silver Spur Energy: energy
Spruce Mountain Guard Services: security
Stillwater Behavioral: care clinic
Stonebridge College: college
Summerfield Staffing: staff depot
Sweetgrass Veterinary: vet
Tallgrass Wireless: telecom
Thousand Hills Transit: transit
Timber Ridge Mills: make
Trestle Creek Railcar: rail make
Turnpike Auto Group: retail
Tide Table Seafood: make food
Union Bluff Electric: build utility
Upland Surveying: build enviro
Vermilion Data: tech
Walnut Grove Hospice: care
West Gate Property: property
White Pine Medical Labs: lab
Wild Rice Community Services: nonprofit
Windward Charter Air: air
Wolf Creek Armory: defense security
Yellow Birch Energy Services: energy utility
Zephyr Hills EMS: ems
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name, kinds] = line.split(': ') as [string, string]
    const chance = seeded(name)
    const state = chance.one(states)
    const home = places.filter((place) => place.state === state)
    const about = fill(chance.one(abouts), { name, state: stateNames[state]! }, chance)
    return { name, kinds: kinds.split(' '), home, about }
  })

/** Which craft an apprentice of this title belongs to. */
const crafts: [RegExp, string][] = [
  [/Electric|Line/, 'Electrical Workers'],
  [/Plumb|Pipe|Sprinkler|Steam/, 'Pipe Trades'],
  [/Operat|Equipment|Crane/, 'Operating Engineers'],
  [/Elevator|Rail|Rigger/, 'Elevator Constructors'],
  [/Sheet Metal|HVAC/, 'Sheet Metal Workers'],
  [/Iron|Weld/, 'Ironworkers'],
]

/** The joint apprenticeship committee that offers this title in a city: fictional, with a number of its own. */
export function localUnion(place: DemoPlace, title: string): string {
  const craft = crafts.find(([pattern]) => pattern.test(title))?.[1] ?? 'Carpenters'
  return `${place.city} ${craft} Joint Apprenticeship, Local ${100 + (hash(place.zip + craft) % 890)}`
}
