// What people did in the service, and who does that there: 'fixed chinooks' is what a chinook mechanic did.

/** The rest of what was said is `$1`. The likeliest name first. */
const duties: [RegExp, string[]][] = [
  [
    /\b(?:load(?:ed|ing)?|arm(?:ed|ing)) (?:the )?(?:bombs?|weapons?|missiles?|ordnance|munitions)\b/,
    ['weapons loader'],
  ],
  [/\b(?:buil[dt]|built|assembl(?:ed|ing)) (?:bombs?|munitions|weapons)\b/, ['ammo']],
  [/\b(?:load(?:ed|ing)?) (?:cargo )?(?:planes?|aircraft|cargo)\b/, ['loadmaster']],
  [/\b(?:re)?fuel(?:ed|ing)\b/, ['fueler', 'fuels']],
  [/\b(?:pack(?:ed|ing)|rigg(?:ed|ing)) (?:the )?(?:parachutes?|chutes?)\b/, ['parachute rigger']],
  [/\bjump(?:ed|ing)? (?:out of|from) (?:perfectly good )?(?:air)?planes?\b/, ['paratrooper']],
  [
    /\b(?:treat(?:ed|ing)?|patch(?:ed|ing)? up|sav(?:ed|ing)) (?:the )?(?:wounded|injured|casualties|soldiers|marines|people|lives)\b/,
    ['medic', 'corpsman'],
  ],
  [/\b(?:shot|shoot(?:ing)?|fir(?:ed|ing)) (?:the )?(?:mortars?)\b/, ['mortarman']],
  [
    /\b(?:shot|shoot(?:ing)?|fir(?:ed|ing)) (?:the )?(?:artillery|howitzers?|cannons?|big guns)\b/,
    ['artilleryman'],
  ],
  [/\b(?:handl(?:ed|ing)|train(?:ed|ing)) (?:military |working )*dogs?\b/, ['dog handler']],
  [/\b(?:buil[dt]|building) (?:float(?:ing)? )?bridges\b/, ['bridge crewmember']],
  [/\bcontroll(?:ed|ing) (?:aircraft|air traffic|planes|jets)\b/, ['air traffic controller']],
  [/\binterrogat(?:ed|ing)\b/, ['interrogator']],
  [/\b(?:clear(?:ed|ing)) (?:mines?|minefields?|routes?|ieds?|obstacles)\b/, ['combat engineer']],
  [/\b(?:defus(?:ed|ing)|dispos(?:ed|ing) of|blew up) (?:bombs?|ieds?|explosives)\b/, ['eod']],
  [
    /\bcook(?:ed|ing)\b|\b(?:ran|worked in|running) (?:the )?(?:galley|mess ?hall|chow hall|dining facility|dfac)\b/,
    ['cook'],
  ],
  [/\b(?:drove|driv(?:en|ing|e)) (.+)/, ['$1 driver', '$1 crewman', '$1 operator']],
  [/\b(?:flew|fly(?:ing)?|flown) (.+)/, ['$1 pilot', 'pilot']],
  [
    /\b(?:fix(?:ed|ing)?|repair(?:ed|ing)?|maintain(?:ed|ing)?|servic(?:ed|ing)|work(?:ed|ing)? on|(?:turned )?wrench(?:ed|es|ing)? on) (.+)/,
    ['$1 mechanic', '$1 repairer', '$1 maintenance', '$1 technician'],
  ],
  [/\b(?:operat(?:ed|ing)|ran|running|work(?:ed|ing) (?:the|with)) (.+)/, ['$1 operator', '$1 technician']],
]

const small =
  /\b(?:the|an?|my|our|all|some|for|in|on|at|with|while|when|during|and|or|of|to|from|i|was|were|used|have|been|\d+ ?(?:years?|yrs?))\b/gi

/** The names that whoever did this may have, the likeliest first: 'chinook mechanic' and 'chinook repairer' for 'fixed chinooks'. */
export function namesByDuty(text: string): string[] {
  for (const [pattern, names] of duties) {
    const found = pattern.exec(text.toLowerCase())
    if (!found) continue
    const what = found[1] ?? ''
    const object = what
      .replace(/ (?:in|on|at|for|during|while|with|from|off) .*/, '')
      .replace(small, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<=\w{2}[^s])s\b/g, '')
    if (object || !names[0]!.includes('$1')) return names.map((name) => name.replace('$1', object).trim())
  }
  return []
}
