import type { CareerInterest } from '#spec/lists.ts'

/** What a high score may mean, and where a person in uniform may know it from. */
export const meanings: Record<CareerInterest, { likes: string; service: string }> = {
  R: {
    likes: 'You may like work with something to show at the end: a thing built, repaired, moved or grown.',
    service: 'In uniform: vehicles and aircraft, weapons, construction, work on deck and in the field.',
  },
  I: {
    likes: 'You may like to know why before you act: causes, measurements, evidence.',
    service: 'In uniform: intelligence, diagnosis and medicine, weather, networks, investigations.',
  },
  A: {
    likes: 'You may like to make what was not there before: words, pictures, sound, rooms.',
    service: 'In uniform: public affairs, photography and video, music, making training material.',
  },
  S: {
    likes: 'You may like work after which someone is better off: care, teaching, counseling.',
    service: 'In uniform: treating patients, instructing, counseling, looking after a squad.',
  },
  E: {
    likes: 'You may like to decide, to convince, and to answer for the result.',
    service: 'In uniform: leading a section, recruiting, planning, briefing those who decide.',
  },
  C: {
    likes: 'You may like it when everything is in its place and the numbers agree.',
    service: 'In uniform: supply, personnel and pay, dispatch, inspections by a checklist.',
  },
}
