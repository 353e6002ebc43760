// People write sentences: 'e7 retiring, looking for a logistics job'. What they say about themselves is no word of a job.

/** Said about the person or the search, wherever it is. */
const about = [
  /\b(?:stay(?:ing)? (?:with|in) it|keep(?: on)? doing (?:it|that|the same))\b/,
  /\bstart(?:ing)? (?:asap|now|immediately|today|soon|right away)\b/,
  /\b(?:i['’]?m|i am|we are|we['’]re|my (?:husband|wife|spouse|son|daughter) is|i was|i used to be|used to be|i['’]ve been|i have been|i have|i do|i like|i can(?: (?:run|operate|drive|use|do))?)\b(?: (?:an?|the)\b)?/,
  /\b(?:just |recently |soon to be |about to |currently )?(?:got out|getting out|get out|separat(?:ed|ing)|ets(?:ing|ed)?|retir(?:ed|ing)|discharged|leaving|left|transitioning)(?: (?:out )?(?:of|from) (?:the )?(?:army|navy|marine corps|marines|air force|coast guard|space force|military|service))?\b(?:(?=[^a-z]*$)|(?= ))/,
  /\b(?:help me )?(?:look(?:ing)?|search(?:ing)?|hunting|apply(?:ing)?) for\b|\b(?:seeking|find(?:ing)?|want(?:s|ed|ing)?(?: to (?:be|become|work(?: as| in)?|find|get))?|needs?(?: to find)?|needing|interested in|would like(?: to (?:be|become|work(?: as)?))?|trying to (?:find|get)|hoping (?:for|to (?:find|get))|get(?: me)?|become(?:ing)?|becoming)\b(?: (?:an?|some|any)\b)?/,
  /\b(?:for|as) (?:an? |the )?(?:(?:former|transitioning|separating|retired|retiring|disabled|ex|prior|active duty|us) )*(?:veterans?|vets?|military(?: members?| spouses?| personnel| people)?|service ?members?|soldiers?|sailors?|airm[ae]n|marines?|reservists?|spouses?)\b/,
  /\b(?:former|transitioning|separating|retired|retiring|disabled|combat|ex|prior|recently separated)[- ](?:us )?(?:military|veterans?|vets?|service(?: ?members?)?|soldiers?|sailors?|airm[ae]n|marines?)\b/,
  /\b(?:(?:that|who|which) (?:are )?)?(?:hir(?:e|es|ing) (?:veterans|vets|military|spouses)|(?:veterans?|vets?|military|spouses?)[- ](?:friendly|hiring|preference|preferred))\b/,
  /\bpcs(?:ing)?(?: from (?:(?:fort|ft|camp|nas|jb) )?\w+(?: (?:afb|ab|air base|air force base))?)?\b/,
  /\b(?:close|closer|near) (?:to )?(?:my )?(?:home|house)\b/,
  /\bmilitary spouses?\b|\b(?:my )?husband\b/,
  /\b(?:civilian|similar|good|best|great|top|high[- ]paying|well[- ]paying|steady|stable|any|some|open)(?= (?:\w+ )*(?:jobs?|work|careers?|positions?|equivalents?|openings?|opportunities|employment)\b)/,
  /\b(?:what|which|any|are there|where are|show me|list of|find me)\b(?=.*\b(?:jobs?|work|careers?|positions?|openings?)\b)/,
  /\b(?:can|could|should) (?:an? )?(?:i|you|get|do)\b/,
  /\bplease\b|\bthanks?(?: you)?\b|\basap\b|\bimmediate(?:ly)?(?: start| hire)?\b|\bnow hiring\b|\burgent(?:ly)?(?: hiring)?\b/,
  /\b(?:who|that) (?:hire|hires|take|takes|are hiring)\b|\bwho(?: is|['’]?s) (?:currently )?hiring\b/,
  /^(?:(?:something|anything|working|work|jobs?|careers?|employment) (?:with|in|at|for|around|involving|related to)|good (?:with|at)|i (?:love|like|enjoy)|taking care of|caring for|looking after) (?:(?:an?|the|my|other|fellow) )?(?=\S+)/,
  /\b(?:with )?\d{1,2}\+? ?(?:years?|yrs?)\b(?! (?:degree|college|school|program))(?: (?:of|in))?(?: (?:service|experience|exp)\b)?/,
  /\bwounded (?:vet(?:eran)?s?|warriors?)\b|\b(?:with )?(?:an? )?bad (?:back|knees?|legs?|shoulders?|hips?)\b|\b(?:where|so) (?:i )?(?:can )?(?=with\b)|\bwith my (?:baby|kids?|child(?:ren)?|family)\b/,
  /\b(?:college |full[- ]time )?students?(?= (?:jobs?|work|part|retail|summer|looking|seeking)\b)|\bfor (?:college )?students\b/,
  /\b(?:hiring (?:now|immediately|today|asap)|that pays? (?:well|good))\b/,
  /(?<=\S )(?:certified|certifications?|certificates?|certs?|licensed?|experienced?|qualified|trained)$/,
  /\b(?:with (?:an? )?|using (?:my )?)(?=(?:\S+ ){0,3}(?:certification|certificate|cert|license)$)/,
  /\b(?:with|using) (?:my )?(?:military |mos )?(?:experience|background|skills)\b/,
].map((pattern) => new RegExp(pattern.source, 'gi'))

const jobWord =
  /\b(?:an? |some |any )?(?:jobs?|careers?|positions?|openings?|employment|opportunit(?:y|ies)|vacanc(?:y|ies))\b/gi
const loose =
  /^(?:(?:and|or|but|so|in|at|on|of|for|as|to|the|an?|with|near|around|by|from|my|me|i|it|is|be|then|also|,|work|now|who|that)(?:\s+|$))+|(?:(?:^|\s+)(?:and|or|but|so|in|at|on|of|for|as|to|the|an?|with|near|around|by|from|my|me|i|was|is|be|that|who|live|living|,))+$/gi

/** The words that say which job is looked for. What is no sentence stays as it is. */
export function jobWords(words: string): string {
  let rest = words
  for (const pattern of about) rest = rest.replace(pattern, ' ')
  if (rest === words) return words
  rest = tidy(rest.replace(jobWord, ' '))
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = tidy(rest.replace(loose, ' '))
  }
  return rest
}

const tidy = (words: string) =>
  words
    .replace(/\s+([,;.])/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.–-]+|[\s,;.–-]+$/g, '')
