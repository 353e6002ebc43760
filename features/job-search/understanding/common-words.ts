/** Words of any sentence, which are no slips of others: whoever "drove trucks" flew no drone. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'ansible aws azure docker figma github gitlab jenkins kafka kubernetes linux redis terraform ' +
    'able about above across again ago almost along already also always animals another anyone anything anywhere apart around ' +
    'away baby back bad because become before began behind being bend bent best better big bit boring both boyfriend bring brother brought ' +
    'built busy call called came cannot cant care caring cheap city close closed come coming could couple cut ' +
    'dad days deal dealing decent did dirty does doing done dont down drive driven driving drove dude during ' +
    'each earn easy eight either else enjoy enough etc even evening ever every everyone everything exciting experience family ' +
    'far fast feel felt few fifty find fine fired first fiance five fix fixed fixing flew fly follow forty ' +
    'found four free friend friendly friends from full fun gave get getting girlfriend give given giving going gone good grandfather grandma grandmother grandpa grandparents grandson ' +
    'got great grew group grow grown guess guy guys had half hands happy hard hate have having head ' +
    'heard heavy help helped helping her here hey high him his hit hold home hope hour hours house ' +
    'how huge hurt husband idea into jump jumped just keep kept kids kind knew know known large last ' +
    'late later learn learned least leave leaving left less let life like liked likes little live lived lives ' +
    'living load loaded local long look looked looking loose lost lots love loved low lucky mad made maybe ' +
    'mean means meet mess met might mine mom money months more most mother move moved moving much name ' +
    'near need needed needs never new next nice night nine nobody none nothing now number numbers often old ' +
    'once one only open other others our outdoor outdoors outside over own packed paid parents past pay paying people ' +
    'person pick place places plan please plus poor pretty put puts quick quiet quit raise ran rather read ' +
    'ready real really recent rest rich ride right road rode run running safe said same saw say says ' +
    'school see seen self sell selling send sent serve served serving seven several shift shoot short shot should ' +
    'show side simple since sister sit six skill skills slow small smart sold some someone something sometimes somewhere son ' +
    'soon sort spend spent stand start started starting stay steady still stop strong stuff such sure swap take ' +
    'taken takes taking talk talking taught teach tell ten than thank thanks their them then there these they ' +
    'thing things think third thirty this those though thought three through tired today together told tomorrow tonight too ' +
    'took tough town travel treat treated tried try trying turn turned twelve twenty two type types under until ' +
    'upon used using usual very wait walk walking want wanted wants watch week weekend weekends weeks well went ' +
    'were what when where which while who whole whom whose why wife will willing wish with within without ' +
    'woman wonder wont words worked works world worry worth would write wrong wrote yeah year years yes yet ' +
    'young your'
  ).split(' '),
)
