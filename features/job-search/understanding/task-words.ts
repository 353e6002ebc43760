import { stemOf } from '../text/stem-of.ts'

// The words of a description of work, as its tasks have them: 'drove trucks' and 'driving a truck' are "drive" and "truck".

/** Forms that no stemmer takes to their base, and words for the same. */
const irregular = new Map(
  (
    'bought:buy broke:break broken:break brought:bring built:build caught:catch child:kid childcare:kid children:kid drawn:draw drew:draw driven:drive ' +
    'drove:drive dug:dig dying:hospice fed:feed feet:foot fixin:fix flew:fly flown:fly fought:fight found:find gave:give given:give grew:grow ' +
    'grown:grow held:hold hung:hang kept:keep kids:kid knives:knife laid:lay led:lead lit:light lives:life men:man mice:mouse ' +
    'ran:run rang:ring ridden:ride rode:ride sewn:sew shot:shoot sold:sell spoke:speak stood:stand swept:sweep swam:swim ' +
    'taken:take taught:teach teeth:tooth threw:throw told:tell took:take trains:railroad vets:veteran wore:wear women:woman written:write wrote:write'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** What says nothing of the work. */
const small = new Set(
  (
    'a about after again all also always am an and another any anybody anyone anything are area around as at away back be ' +
    'because been before being best between big but by can career careers could couple current currently dad daily daughter ' +
    'day days did do does doing done dont during each else end enjoy enjoyed etc ever every everybody everyone everything ' +
    'few folk folks for former friend from get gets getting go going gonna good got great guy guys had has have having he ' +
    'her here him his hour hours how hundreds husband i id if ill im in into is it its ive job jobs just kind kinda kinds ' +
    'know large last like liked likes little local long looking lot lots love loved loves made make makes making many maybe ' +
    'me mom more most mother much must my myself near need needs never new nice nights no nobody not now of off often old on ' +
    'once one only or other others our out over own people peoples person place places please pretty real really same she ' +
    'shift should skills small so some somebody somebodys someone something sometimes somewhere son sort spouse still stuff ' +
    'such sure that the their them then there these they thing things this those through time times to too try trying type ' +
    'unit until up us use used using very want wanted wants was way we weekend weekends well were what whatever when where ' +
    'which while who whole whose wife will with without wont work worked working works would year years you your ' +
    'two three four five six seven eight nine ten twelve twenty'
  ).split(' '),
)

/** The different stems of what a text says of the work, in its order. */
export const taskWords = (text: string): string[] => [...new Set(tellingWords(text).map(stemOf))]

/** What a text says of the work. */
export function tellingWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/\bx[ -]?rays?\b/g, 'xray')
      .replace(
        /\b(?:old(?:er)? (?:people|folks?|ladies|men|women|persons?|vets|veterans)|seniors|senior citizens)\b/g,
        'elderly',
      )
      .replace(/\b(?:part|full)[ -]time\b/g, ' ')
      .replace(/(?<=\w)['’](?:s|re|m|ve|d|ll)?\b/g, '')
      .match(/[a-z0-9][a-z0-9+#&]*/g) ?? []
  return words.filter((word) => !small.has(word)).map((word) => irregular.get(word) ?? word)
}
