/** Departments and agencies of the United States that post the federal demo jobs: facts. */
export type Agency = {
  department: string
  /** One of these posts the job. */
  organizations: string[]
  /** Cities ('City ST'), or anywhere when absent. */
  cities?: string[]
  military?: boolean
}

const army = cities(
  'AL Anniston, Huntsville; AK Fairbanks, Anchorage; AZ Sierra Vista, Yuma; CA Barstow; CO Colorado Springs; GA Columbus, Augusta, Hinesville, Savannah; HI Wahiawa, Honolulu; IL Rock Island; KS Junction City, Leavenworth; KY Elizabethtown, Hopkinsville, Richmond; LA Leesville; MD Aberdeen, Fort George G Meade, Frederick; MA Natick; MI Warren; MO Saint Robert; NJ Lakehurst; NM Las Cruces; NY Watertown; NC Fayetteville; OK Lawton, McAlester; PA Chambersburg; PR San Juan; SC Columbia; TN Clarksville; TX Killeen, El Paso, San Antonio, Corpus Christi, Texarkana; UT Tooele; VA Alexandria, Arlington, Petersburg; WA Tacoma; WI Tomah; AR Little Rock',
)
const navy = cities(
  'CA San Diego, Oceanside, Ridgecrest, Barstow; CT Groton, New London; DC Washington; FL Jacksonville, Pensacola, Panama City, Key West; GA Albany; HI Pearl City, Honolulu; IL North Chicago; IN Bloomington; ME Kittery; MD Annapolis, Lexington Park; MS Gulfport, Meridian; NV Fallon; NJ Lakehurst; NC Jacksonville, Havelock; PA Philadelphia, Mechanicsburg; RI Newport; SC Charleston, Beaufort; TX Corpus Christi, Fort Worth; VA Norfolk, Virginia Beach, Quantico; WA Bremerton, Oak Harbor, Everett; TN Memphis',
)
const airForce = cities(
  'AK Anchorage, Fairbanks; AL Montgomery; AZ Tucson; AR Jacksonville; CA Fairfield, Lancaster; CO Colorado Springs, Aurora; DE Dover; FL Panama City, Tampa, Melbourne; GA Warner Robins, Valdosta; ID Mountain Home; IL Belleville; KS Wichita; LA Shreveport; MA Lowell; MS Biloxi, Columbus; MO Warrensburg; MT Great Falls; NE Bellevue; NV Las Vegas, North Las Vegas; NJ Trenton; NM Albuquerque, Clovis, Alamogordo; NC Goldsboro; ND Minot, Grand Forks; OH Dayton; OK Oklahoma City, Enid, Altus; SC Charleston, Sumter; SD Rapid City; TN Tullahoma; TX San Antonio, Abilene, Wichita Falls, San Angelo; UT Ogden; VA Hampton, Arlington; WA Spokane; WY Cheyenne',
)
const border = cities(
  'AZ Nogales, Yuma, Tucson; CA San Diego; ME Bangor; MI Detroit; MN Duluth; MT Great Falls; NM Las Cruces; ND Grand Forks; NY Buffalo, Plattsburgh; TX El Paso, Laredo; VT Burlington; WA Bellingham, Spokane; FL Miami; PR San Juan',
)

export const agencies: Record<string, Agency> = {
  ARMY: {
    department: 'Department of the Army',
    military: true,
    cities: army,
    organizations: [
      'U.S. Army Installation Management Command',
      'U.S. Army Materiel Command',
      'U.S. Army Forces Command',
      'U.S. Army Training and Doctrine Command',
      'Army National Guard Units',
      'U.S. Army Medical Command',
    ],
  },
  NAVY: {
    department: 'Department of the Navy',
    military: true,
    cities: navy,
    organizations: [
      'Naval Sea Systems Command',
      'Naval Air Systems Command',
      'Commander, Navy Installations Command',
      'Naval Facilities Engineering Systems Command',
      'U.S. Marine Corps',
      'Military Sealift Command',
    ],
  },
  AF: {
    department: 'Department of the Air Force',
    military: true,
    cities: airForce,
    organizations: [
      'Air Force Materiel Command',
      'Air Combat Command',
      'Air Mobility Command',
      'Air Education and Training Command',
      'Space Systems Command',
      'Air National Guard Units',
    ],
  },
  DHA: {
    department: 'Department of Defense',
    military: true,
    cities: army,
    organizations: ['Defense Health Agency'],
  },
  DLA: {
    department: 'Department of Defense',
    military: true,
    cities: cities(
      'PA Mechanicsburg, Philadelphia; VA Richmond; OH Columbus; CA Stockton; MI Battle Creek; UT Ogden',
    ),
    organizations: ['Defense Logistics Agency'],
  },
  DIA: {
    department: 'Department of Defense',
    military: true,
    cities: cities('DC Washington; VA Arlington; FL Tampa; AL Huntsville'),
    organizations: ['Defense Intelligence Agency'],
  },
  NSA: {
    department: 'Department of Defense',
    military: true,
    cities: cities('MD Fort George G Meade; GA Augusta; TX San Antonio; HI Wahiawa; CO Aurora'),
    organizations: ['National Security Agency'],
  },
  NGA: {
    department: 'Department of Defense',
    military: true,
    cities: cities('VA Alexandria; MO Saint Louis'),
    organizations: ['National Geospatial-Intelligence Agency'],
  },
  DISA: {
    department: 'Department of Defense',
    military: true,
    cities: cities('MD Fort George G Meade; IL Belleville; UT Ogden'),
    organizations: ['Defense Information Systems Agency'],
  },
  DCSA: {
    department: 'Department of Defense',
    military: true,
    cities: cities('VA Quantico; MD Fort George G Meade; CO Colorado Springs'),
    organizations: ['Defense Counterintelligence and Security Agency'],
  },
  DFAS: {
    department: 'Department of Defense',
    military: true,
    cities: cities('IN Indianapolis; OH Columbus, Cleveland; ME Augusta; NY Rochester'),
    organizations: ['Defense Finance and Accounting Service'],
  },
  DECA: {
    department: 'Department of Defense',
    military: true,
    cities: army,
    organizations: ['Defense Commissary Agency'],
  },
  DODEA: {
    department: 'Department of Defense',
    military: true,
    cities: cities('NC Fayetteville, Jacksonville; KY Hopkinsville; GA Columbus; VA Quantico; PR San Juan'),
    organizations: ['Department of Defense Education Activity'],
  },
  USACE: {
    department: 'Department of the Army',
    military: true,
    organizations: ['U.S. Army Corps of Engineers'],
  },
  VHA: { department: 'Department of Veterans Affairs', organizations: ['Veterans Health Administration'] },
  VBA: { department: 'Department of Veterans Affairs', organizations: ['Veterans Benefits Administration'] },
  NCA: { department: 'Department of Veterans Affairs', organizations: ['National Cemetery Administration'] },
  IHS: {
    department: 'Department of Health and Human Services',
    cities: cities(
      'AZ Phoenix, Flagstaff; NM Albuquerque; SD Rapid City, Aberdeen; ND Bismarck; MT Billings; OK Oklahoma City, Tulsa; AK Anchorage; WA Spokane; MN Duluth',
    ),
    organizations: ['Indian Health Service'],
  },
  BOP: { department: 'Department of Justice', organizations: ['Federal Bureau of Prisons'] },
  USMS: { department: 'Department of Justice', organizations: ['U.S. Marshals Service'] },
  ATF: {
    department: 'Department of Justice',
    organizations: ['Bureau of Alcohol, Tobacco, Firearms and Explosives'],
  },
  CBP: {
    department: 'Department of Homeland Security',
    cities: border,
    organizations: ['Customs and Border Protection'],
  },
  TSA: {
    department: 'Department of Homeland Security',
    organizations: ['Transportation Security Administration'],
  },
  FEMA: {
    department: 'Department of Homeland Security',
    organizations: ['Federal Emergency Management Agency'],
  },
  CISA: {
    department: 'Department of Homeland Security',
    organizations: ['Cybersecurity and Infrastructure Security Agency'],
  },
  DHS: {
    department: 'Department of Homeland Security',
    organizations: [
      'Homeland Security Headquarters Components',
      'Immigration and Customs Enforcement',
      'U.S. Coast Guard',
    ],
  },
  NPS: { department: 'Department of the Interior', organizations: ['National Park Service'] },
  BLM: {
    department: 'Department of the Interior',
    cities: cities(
      'AK Anchorage; AZ Phoenix; CA Redding, Bakersfield; CO Grand Junction; ID Boise; MT Billings; NV Reno, Elko; NM Santa Fe; OR Medford; UT Saint George; WY Casper',
    ),
    organizations: ['Bureau of Land Management'],
  },
  USGS: { department: 'Department of the Interior', organizations: ['Geological Survey'] },
  USFS: {
    department: 'Department of Agriculture',
    cities: cities(
      "AK Juneau; AZ Flagstaff; CA Redding; CO Fort Collins; ID Coeur d'Alene; MN Duluth; MT Missoula; NC Asheville; OR Bend, Medford; PA Erie; VT Rutland; WA Vancouver",
    ),
    organizations: ['Forest Service'],
  },
  USDA: {
    department: 'Department of Agriculture',
    organizations: ['Food Safety and Inspection Service', 'Animal and Plant Health Inspection Service'],
  },
  EPA: {
    department: 'Environmental Protection Agency',
    organizations: ['Office of Land and Emergency Management', 'Office of Water'],
  },
  FAA: { department: 'Department of Transportation', organizations: ['Federal Aviation Administration'] },
  OSHA: {
    department: 'Department of Labor',
    organizations: ['Occupational Safety and Health Administration'],
  },
  NOAA: {
    department: 'Department of Commerce',
    cities: cities(
      'WA Seattle; FL Miami; HI Honolulu; MD Annapolis; VA Norfolk; AK Kodiak, Anchorage; MS Pascagoula; OK Oklahoma City; CO Denver; RI North Kingstown',
    ),
    organizations: ['National Oceanic and Atmospheric Administration'],
  },
  NASA: {
    department: 'National Aeronautics and Space Administration',
    cities: cities(
      'FL Titusville; TX Houston; AL Huntsville; VA Hampton; OH Cleveland; CA San Jose, Lancaster; MD Bethesda',
    ),
    organizations: [
      'Johnson Space Center',
      'Kennedy Space Center',
      'Marshall Space Flight Center',
      'Langley Research Center',
    ],
  },
  IRS: {
    department: 'Department of the Treasury',
    cities: cities(
      'UT Ogden; MO Kansas City; TX Austin; OH Cincinnati; CA Fresno; TN Memphis; PA Philadelphia; PR San Juan',
    ),
    organizations: ['Internal Revenue Service'],
  },
  SSA: { department: 'Social Security Administration', organizations: ['Office of Operations'] },
  GSA: {
    department: 'General Services Administration',
    organizations: ['Public Buildings Service', 'Federal Acquisition Service'],
  },
}

/** 'AL Anniston, Huntsville; AK Fairbanks' → ['Anniston AL', …]. */
function cities(list: string): string[] {
  return list.split('; ').flatMap((entry) =>
    entry
      .slice(3)
      .split(', ')
      .map((name) => `${name} ${entry.slice(0, 2)}`),
  )
}
