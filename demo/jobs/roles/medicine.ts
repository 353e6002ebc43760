import type { Field } from '../role.ts'

export const medicine: Field = {
  name: 'Physicians, dentists and therapists',
  categories: 'healthcare',
  open: `{employer} invites {a title} to join its clinical staff in {place}.
{employer} is growing its services in {place} and is hiring {a title}.
People around {place} should not have to drive two hours for this care, so {employer} is adding {a title}.
{a title} joining {employer} in {place} will find a full schedule, good partners and reasonable paperwork.`,
  context: `You share the practice with {3-12} colleagues, and schedules leave room to finish notes before going home.
Scribes or ambient documentation are available in every clinic.
Referrals are handled by a coordinator, so your time goes to patients.
Our peer review is built to teach, and morbidity conferences are blame-free.
The clinic sees about {40-110} patients a day across the team.`,
  hours: `Monday to Friday, with call shared one week in {five|six|eight}.
Four ten-hour days, outpatient only.
Full-time; {0.6|0.7|0.8} appointments can be discussed.
Weekdays with one Saturday morning a month.`,
  also: `Document the same day and close the loop on every result.
Teach students and residents who rotate with us.
Take part in quality improvement with figures from your own panel.
Ask every patient about military service and exposures, and record the answer.
Work with interpreters and plain-language handouts so that patients understand their options.`,
  need: `State license, or eligibility for one before the start date.
A clear record in the National Practitioner Data Bank.
Respect for patients and for the people who clean the rooms.`,
  service: `Practice in a military treatment facility or deployed setting counts in full.
Time as a military clinician is credited toward loan repayment and vacation steps.
We hold positions for colleagues in the Guard and Reserve and cover the gap in pay for thirty days a year.`,
  roles: [
    {
      title:
        'Family Medicine Physician|Primary Care Physician|General Practitioner|Internal Medicine Physician',
      at: 'clinic hospital',
      pay: '218k-279k',
      weight: 1.2,
      fed: '0602 Physician: VHA IHS BOP',
      do: `Care for a panel of about {1100-1500} patients from adolescence to old age.
Diagnose and treat acute and chronic illness and coordinate with specialists.
Supervise nurse practitioners and physician assistants as a partner, not a gate.
Perform common office procedures such as joint injections and skin biopsies.
Offer video visits where an exam is not needed.`,
      need: `Doctor of medicine or osteopathy, board certified or eligible in family or internal medicine.
Residency completed in the United States or equivalent.
Buprenorphine prescribing experience is welcome.`,
    },
    {
      title:
        'General Surgeon|Orthopedic Surgeon|Obstetrician-Gynecologist|Anesthesiologist|Oral and Maxillofacial Surgeon',
      at: 'hospital',
      pay: '340k-465k',
      weight: 1.1,
      fed: '0602 Physician: VHA DHA',
      do: `Evaluate patients in clinic and on the wards and operate in modern theaters with dedicated teams.
Explain benefits, risks and alternatives until the patient can repeat them to you.
Follow patients through recovery and share results with the referring physician.
Take trauma or obstetric call by a fair rota agreed a year ahead.
Review every complication openly and change practice where it teaches something.`,
      need: `Medical or dental degree with completed residency in the specialty and board certification or eligibility.
Current case log that shows breadth and safe outcomes.
Advanced life support certification.`,
    },
    {
      title:
        'Psychiatrist|Pediatrician|Radiologist|Pathologist|Neurologist|Emergency Medicine Physician|Preventive Medicine Physician',
      at: 'hospital clinic',
      pay: '242k-338k',
      weight: 1.4,
      fed: '0602 Physician: VHA IHS DHA',
      away: '10/20',
      do: `See patients or read studies in your specialty with enough time for each.
Consult for primary care by telephone, e-consult and joint rounds.
Set up or refine a clinical pathway each year and measure it.
Contribute to the on-call rota together with {4-9} colleagues.
Advise hospital leadership on equipment, staffing and safety in your field.`,
      need: `Doctor of medicine or osteopathy and completed residency in the specialty.
Board certification or eligibility.
Readiness to work with patients who have served and with their families.`,
    },
    {
      title:
        'Flight Surgeon and Occupational Medicine Physician|Occupational Medicine Physician|Aerospace Medicine Physician',
      at: 'clinic aero',
      pay: '225k-290k',
      weight: 0.4,
      fed: '0602 Physician: FAA DHA',
      do: `Perform fitness-for-duty, hearing, respirator and aviation medical examinations.
Investigate workplace exposures and recommend changes that engineers can build.
Manage work injuries with early return to suitable tasks.
Advise on fatigue, altitude, heat and travel health.
Review medical standards with human resources and legal counsel.`,
      need: `Physician license and training in occupational, aerospace or family medicine.
Aviation medical examiner designation or eligibility for aviation openings.
Ability to explain medical limits to managers without disclosing diagnoses.`,
    },
    {
      title: 'Physician Assistant|Physician Assistant, Orthopedics|Physician Assistant, Urgent Care',
      at: 'clinic hospital',
      pay: '108k-141k',
      weight: 1.4,
      levels: 'EX',
      fed: '0603 Physician Assistant: VHA BOP DHA',
      do: `Examine, diagnose and treat patients with a collaborating physician available.
Order and read tests, suture, splint, drain and inject.
Round on hospitalized patients and write orders before noon.
Assist in surgery or procedures where the position includes them.
Call patients with results yourself when the news is hard.`,
      need: `Graduate of an accredited physician assistant program with NCCPA certification.
State license and DEA registration, or eligibility.
Urgent, emergency or orthopedic experience preferred.`,
      service: `Independent duty corpsmen, special operations medics and 68W veterans who became physician assistants do very well here.`,
    },
    {
      title: 'Dentist|General Dentist|Prosthodontist|Orthodontist|Periodontist',
      at: 'clinic',
      pay: '158k-221k',
      weight: 1.1,
      fed: '0680 Dental Officer: VHA IHS BOP',
      do: `Examine, plan and restore teeth for adults and children in a {6-14}-chair practice.
Place fillings, crowns, dentures and implants and treat pain the same day.
Discuss costs and choices openly before work begins.
Lead a team of assistants, hygienists and a laboratory technician.
Refer complex surgery and keep track of the outcome.`,
      need: `Doctor of dental surgery or dental medicine from an accredited school; specialty training for specialist openings.
State dental license and radiography certificate.
General practice residency or two years of practice preferred.`,
    },
    {
      title:
        'Dental Hygienist|Dental Assistant|Dental Laboratory Technician|Expanded Function Dental Assistant',
      at: 'clinic',
      pay: '21-43',
      weight: 1.2,
      levels: 'EX',
      fed: '0681 Dental Assistant: VHA IHS DHA',
      do: `Prepare rooms, instruments and patients so that treatment starts on time.
Take digital images and impressions and keep infection control logs.
Clean, scale or assist chairside according to your license.
Make and adjust crowns, splints and dentures where the opening is in the laboratory.
Show patients, without lecturing, how to keep their teeth.`,
      need: `State registration or license for your role; on-the-job training for assistants.
Radiation health and safety certificate within six months.
Good hands, good eyes and a friendly manner.`,
    },
    {
      title: 'Physical Therapist|Physical Therapist Assistant|Sports Medicine Therapist',
      at: 'clinic hospital care',
      pay: '34-52',
      weight: 1.2,
      fed: '0633 Physical Therapist: VHA DHA',
      do: `Evaluate movement, strength and pain and set goals the patient cares about.
Treat {9-12} patients a day one at a time, not in overlapping slots.
Use manual therapy, exercise and equipment, and progress them week by week.
Fit braces and mobility aids and check homes for safety.
Write notes that insurers accept the first time.`,
      need: `Degree from an accredited program and state license as therapist or assistant.
Orthopedic, neurologic or amputee experience preferred.
Current Basic Life Support card from a recognized provider.`,
    },
    {
      title: 'Occupational Therapist|Occupational Therapy Assistant|Speech-Language Pathologist|Audiologist',
      at: 'clinic hospital school',
      pay: '35-53',
      weight: 1.2,
      fed: '0631 Occupational Therapist: VHA DHA',
      away: '0/15',
      do: `Assess how an illness or injury affects daily life, speech, swallowing or hearing.
Build treatment around the kitchen, the classroom or the job the person wants to return to.
Fit and adjust devices, from splints and hearing aids to communication boards.
Train families, teachers and supervisors to carry the work on.
Measure progress and say honestly when treatment should end.`,
      need: `Accredited degree and state license or certification in your discipline.
Experience with brain injury, stroke, blast-related hearing loss or school services preferred.
Flexibility to treat in clinic, hospital and home.`,
    },
    {
      title: 'Pharmacist|Clinical Pharmacist|Staff Pharmacist, Outpatient',
      at: 'hospital clinic retail',
      pay: '121k-149k',
      weight: 1.2,
      fed: '0660 Pharmacist: VHA IHS BOP',
      away: '5/15',
      do: `Verify orders, catch interactions and call prescribers with a better option ready.
Counsel patients on every new medicine.
Manage anticoagulation, diabetes and pain by collaborative protocol.
Oversee technicians, sterile compounding and controlled substances.
Lead reviews of antibiotic and opioid use.`,
      need: `Doctor of pharmacy and state license.
Residency or two years of hospital, ambulatory or military pharmacy practice for clinical openings.
Certificate to give immunizations, or readiness to earn it.`,
    },
    {
      title: 'Clinical Psychologist|Psychologist|Neuropsychologist|Industrial-Organizational Psychologist',
      at: 'clinic hospital care',
      pay: '98k-134k',
      weight: 1.1,
      fed: '0180 Psychologist: VHA BOP DHA',
      away: '15/40',
      do: `Assess and treat trauma, depression, anxiety and sleep problems with evidence-based therapy.
Carry a caseload that allows fifty-minute sessions and written notes between them.
Test memory and attention after brain injury, or select and develop people, according to the opening.
Supervise interns and postdoctoral fellows.
Coordinate safety plans with psychiatry, primary care and crisis lines.`,
      need: `Doctorate in psychology and state license, or license-eligible within a year.
Training in cognitive processing therapy, prolonged exposure or comparable methods.
Experience with people who have served is valued.`,
    },
    {
      title: 'Optometrist|Podiatrist|Chiropractor|Dietitian Nutritionist',
      at: 'clinic hospital',
      pay: '68k-142k',
      weight: 1.3,
      fed: '0662 Optometrist: VHA IHS',
      do: `Examine and treat patients in your specialty and advise primary care on prevention.
See {14-20} patients a day with an assistant.
Detect diabetes complications early, whether in the eye, the foot or the meal plan.
Prescribe glasses, orthotics, exercise or diets that fit the person's life and purse.
Teach groups and write handouts people actually keep.`,
      need: `Professional degree and state license or registration in your discipline.
One year of practice or a residency preferred.
Comfort in a team where everyone uses first names.`,
    },
    {
      title: 'Veterinarian|Veterinary Technician|Laboratory Animal Technician|Veterinary Medical Officer',
      at: 'lab vet',
      pay: '22-64',
      weight: 1.1,
      levels: 'EX',
      fed: '0701 Veterinary Medical Officer: USDA',
      do: `Examine, vaccinate and treat animals, from working dogs to livestock or research colonies.
Run the surgery, pharmacy and X-ray room safely.
Inspect housing, feed and transport and write clear findings.
Watch for diseases that pass between animals and people and report them.
Comfort owners and handlers and explain what can and cannot be done.`,
      need: `Veterinary degree and license for veterinarian openings; technician credential or animal care experience for the others.
Rabies vaccination or willingness to get it.
Calm handling of large, loud or frightened animals.`,
    },
  ],
}
