import { states as allStates } from '#catalog/states.ts'

/** Cities where the demo jobs are, with a ZIP code each: facts, by state. */
const table = `
AL Birmingham 35203, Huntsville 35801, Montgomery 36104, Mobile 36602, Anniston 36201, Dothan 36301, Tuscaloosa 35401
AK Anchorage 99501, Fairbanks 99701, Juneau 99801, Kodiak 99615
AZ Phoenix 85003, Tucson 85701, Yuma 85364, Sierra Vista 85635, Flagstaff 86001, Mesa 85201, Nogales 85621
AR Little Rock 72201, Fayetteville 72701, Fort Smith 72901, Jonesboro 72401, Jacksonville 72076
CA Los Angeles 90012, San Diego 92101, Sacramento 95814, Oakland 94607, San Francisco 94103, San Jose 95113, Fresno 93721, Bakersfield 93301, Long Beach 90802, Riverside 92501, Oceanside 92054, Barstow 92311, Ridgecrest 93555, Lancaster 93534, Vallejo 94590, Fairfield 94533, Redding 96001, Stockton 95202, Monterey 93940
CO Denver 80202, Colorado Springs 80903, Pueblo 81003, Grand Junction 81501, Fort Collins 80521, Aurora 80012
CT Hartford 06103, New Haven 06510, Groton 06340, Bridgeport 06604, Stamford 06901, New London 06320
DE Wilmington 19801, Dover 19901, Newark 19711, Georgetown 19947
DC Washington 20001, Washington 20004, Washington 20032
FL Jacksonville 32202, Tampa 33602, Miami 33130, Orlando 32801, Pensacola 32502, Panama City 32401, Tallahassee 32301, Titusville 32780, Melbourne 32901, Key West 33040, Fort Myers 33901, Gainesville 32601
GA Atlanta 30303, Columbus 31901, Augusta 30901, Savannah 31401, Warner Robins 31088, Albany 31701, Hinesville 31313, Macon 31201, Valdosta 31601
HI Honolulu 96813, Pearl City 96782, Wahiawa 96786, Hilo 96720
ID Boise 83702, Idaho Falls 83402, Mountain Home 83647, Coeur d'Alene 83814, Pocatello 83201
IL Chicago 60602, Rock Island 61201, Springfield 62701, Peoria 61602, Joliet 60432, Belleville 62220, Rockford 61101, North Chicago 60064
IN Indianapolis 46204, Fort Wayne 46802, Evansville 47708, Gary 46402, Bloomington 47401, South Bend 46601
IA Des Moines 50309, Cedar Rapids 52401, Davenport 52801, Sioux City 51101, Waterloo 50701
KS Wichita 67202, Topeka 66603, Junction City 66441, Leavenworth 66048, Salina 67401
KY Louisville 40202, Lexington 40507, Elizabethtown 42701, Paducah 42001, Hopkinsville 42240, Richmond 40475
LA New Orleans 70112, Baton Rouge 70801, Shreveport 71101, Leesville 71446, Lafayette 70501, Lake Charles 70601, Houma 70360
ME Portland 04101, Bangor 04401, Bath 04530, Kittery 03904, Augusta 04330
MD Baltimore 21202, Annapolis 21401, Aberdeen 21001, Fort George G Meade 20755, Frederick 21701, Bethesda 20814, Lexington Park 20653, Hagerstown 21740, Salisbury 21801
MA Boston 02108, Worcester 01608, Springfield 01103, Lowell 01850, New Bedford 02740, Natick 01760
MI Detroit 48226, Grand Rapids 49503, Lansing 48933, Battle Creek 49017, Warren 48089, Marquette 49855, Flint 48502
MN Minneapolis 55401, Saint Paul 55101, Duluth 55802, Rochester 55901, Saint Cloud 56301
MS Jackson 39201, Biloxi 39530, Gulfport 39501, Pascagoula 39567, Meridian 39301, Columbus 39701
MO Saint Louis 63101, Kansas City 64106, Saint Robert 65584, Springfield 65806, Columbia 65201, Warrensburg 64093
MT Billings 59101, Great Falls 59401, Missoula 59801, Helena 59601
NE Omaha 68102, Lincoln 68508, Bellevue 68005, Grand Island 68801
NV Las Vegas 89101, Reno 89501, North Las Vegas 89030, Fallon 89406, Elko 89801
NH Manchester 03101, Concord 03301, Portsmouth 03801, Nashua 03060
NJ Newark 07102, Jersey City 07302, Trenton 08608, Lakehurst 08733, Camden 08102, Hackensack 07601, Paterson 07501, Elizabeth 07201, New Brunswick 08901, Morristown 07960, Edison 08817, Atlantic City 08401
NM Albuquerque 87102, Las Cruces 88001, Santa Fe 87501, Alamogordo 88310, Clovis 88101
NY New York 10001, New York 10016, New York 10029, Brooklyn 11201, Bronx 10451, Staten Island 10301, Flushing 11354, Jamaica 11432, Yonkers 10701, White Plains 10601, Mineola 11501, Albany 12207, Buffalo 14202, Rochester 14604, Syracuse 13202, Watertown 13601, Plattsburgh 12901, Schenectady 12305
NC Charlotte 28202, Raleigh 27601, Fayetteville 28301, Jacksonville 28540, Goldsboro 27530, Havelock 28532, Wilmington 28401, Greensboro 27401, Asheville 28801, Durham 27701
ND Fargo 58102, Bismarck 58501, Minot 58701, Grand Forks 58201
OH Columbus 43215, Cleveland 44113, Cincinnati 45202, Dayton 45402, Toledo 43604, Akron 44308, Youngstown 44503, Mansfield 44902
OK Oklahoma City 73102, Tulsa 74103, Lawton 73501, Enid 73701, Altus 73521, McAlester 74501
OR Portland 97204, Salem 97301, Eugene 97401, Medford 97501, Bend 97701, Astoria 97103
PA Philadelphia 19103, Pittsburgh 15222, Harrisburg 17101, Erie 16501, Allentown 18101, Scranton 18503, Chambersburg 17201, Mechanicsburg 17055
RI Providence 02903, Newport 02840, Warwick 02886, North Kingstown 02852
SC Charleston 29401, Columbia 29201, Greenville 29601, Beaufort 29902, Sumter 29150, Aiken 29801
SD Sioux Falls 57104, Rapid City 57701, Pierre 57501, Aberdeen 57401
TN Nashville 37203, Memphis 38103, Knoxville 37902, Chattanooga 37402, Clarksville 37040, Oak Ridge 37830, Tullahoma 37388
TX Houston 77002, San Antonio 78205, Dallas 75201, Fort Worth 76102, Austin 78701, El Paso 79901, Killeen 76541, Corpus Christi 78401, Abilene 79601, Laredo 78040, Wichita Falls 76301, Texarkana 75501, Lubbock 79401, Midland 79701, Waco 76701, Beaumont 77701, San Angelo 76903
UT Salt Lake City 84101, Ogden 84401, Provo 84601, Tooele 84074, Saint George 84770
VT Burlington 05401, Montpelier 05602, Rutland 05701, Brattleboro 05301
VA Norfolk 23510, Virginia Beach 23451, Newport News 23607, Richmond 23219, Arlington 22201, Alexandria 22314, Quantico 22134, Fredericksburg 22401, Roanoke 24011, Hampton 23669, Chantilly 20151, Petersburg 23803
WA Seattle 98101, Tacoma 98402, Bremerton 98337, Spokane 99201, Everett 98201, Oak Harbor 98277, Richland 99352, Vancouver 98660, Bellingham 98225
WV Charleston 25301, Huntington 25701, Martinsburg 25401, Morgantown 26501, Clarksburg 26301
WI Milwaukee 53202, Madison 53703, Green Bay 54301, Tomah 54660, Eau Claire 54701, Marinette 54143
WY Cheyenne 82001, Casper 82601, Laramie 82070, Gillette 82716
PR San Juan 00901, Ponce 00716, Bayamon 00956, Caguas 00725, Mayaguez 00680
`

export type DemoPlace = { city: string; state: string; zip: string }

export const places: DemoPlace[] = table
  .trim()
  .split('\n')
  .flatMap((line) =>
    line
      .slice(3)
      .split(', ')
      .map((item) => ({ state: line.slice(0, 2), city: item.slice(0, -6), zip: item.slice(-5) })),
  )

export const states = [...new Set(places.map((place) => place.state))]

/** Military post offices abroad: places without coordinates. */
export const overseas: DemoPlace[] = [
  { city: 'APO', state: 'AE', zip: '09096' },
  { city: 'APO', state: 'AP', zip: '96205' },
  { city: 'FPO', state: 'AP', zip: '96349' },
]

/** Cities with a harbor, a coast or a river that carries ships. */
const waterside = new Set(
  `AL Mobile, AK Anchorage, AK Juneau, AK Kodiak, CA Los Angeles, CA San Diego, CA Oakland, CA San Francisco, CA Long Beach,
CA Vallejo, CA Oceanside, CT Groton, CT New London, CT New Haven, DE Wilmington, FL Jacksonville, FL Tampa, FL Miami,
FL Pensacola, FL Panama City, FL Key West, GA Savannah, HI Honolulu, HI Pearl City, HI Hilo, IL Chicago, LA New Orleans,
LA Houma, LA Lake Charles, ME Portland, ME Bath, ME Kittery, MD Baltimore, MD Annapolis, MA Boston, MA New Bedford, MI Detroit,
MN Duluth, MS Gulfport, MS Pascagoula, NH Portsmouth, NJ Newark, NJ Jersey City, NJ Atlantic City, NY New York,
NY Staten Island, NY Buffalo, NC Wilmington, OH Cleveland, OH Toledo, OR Portland, OR Astoria, PA Philadelphia, PA Erie,
PR San Juan, PR Ponce, RI Providence, RI Newport, SC Charleston, TN Memphis, TX Houston, TX Corpus Christi, TX Beaumont,
VA Norfolk, VA Virginia Beach, VA Newport News, WA Seattle, WA Tacoma, WA Bremerton, WA Everett, WA Bellingham, WI Milwaukee,
WI Marinette, WI Green Bay, NY Brooklyn`.split(/,\s+/),
)

/** Those of the places where this work exists; all of them when none fits. */
export function placesFor(role: { near?: string }, among: DemoPlace[]): DemoPlace[] {
  if (role.near !== 'water') return among
  const fitting = among.filter(({ city, state }) => waterside.has(`${state} ${city}`))
  return fitting.length > 0 ? fitting : among
}

/** The cities around New York, close enough together that a radius search there is convincing. */
export const newYorkArea = places.filter(
  ({ city, state, zip }) =>
    (state === 'NY' && zip < '11600') ||
    (state === 'NJ' && /^0[789]/.test(zip) && !/^08[0467]/.test(zip)) ||
    (state === 'CT' && city === 'Stamford'),
)

/** What the same work pays in a state, beside the national average. */
const payByState: Record<string, number> = {
  AK: 1.14,
  AL: 0.9,
  AR: 0.88,
  CA: 1.22,
  CO: 1.05,
  CT: 1.13,
  DC: 1.24,
  HI: 1.12,
  IA: 0.93,
  ID: 0.92,
  IL: 1.05,
  KS: 0.92,
  KY: 0.91,
  LA: 0.91,
  MA: 1.18,
  MD: 1.1,
  MS: 0.86,
  MT: 0.92,
  ND: 0.97,
  NE: 0.94,
  NH: 1.04,
  NJ: 1.15,
  NM: 0.91,
  NV: 1.01,
  NY: 1.17,
  OK: 0.9,
  OR: 1.06,
  PR: 0.72,
  RI: 1.06,
  SC: 0.91,
  SD: 0.89,
  TN: 0.92,
  VA: 1.03,
  WA: 1.16,
  WV: 0.88,
  WY: 0.95,
}

export const payIn = (state: string): number => payByState[state] ?? 0.97

export const stateNames: Record<string, string> = Object.fromEntries(
  allStates.map(({ code, name }) => [code, name]),
)
