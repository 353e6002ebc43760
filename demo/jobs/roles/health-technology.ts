import type { Field } from '../role.ts'

export const healthTechnology: Field = {
  name: 'Health technicians and emergency care',
  categories: 'healthcare',
  open: `{employer} is looking for {a title} in {place}.
Behind every diagnosis there is somebody who got the details right. {employer} in {place} is hiring {a title}.
{employer} has an opening for {a title} on its {place} team.
As {a title} at {employer} you will see the result of your work every day, right here in {place}.`,
  context: `You join a crew of {7-22} who trade shifts generously and eat lunch together.
Equipment is replaced on a published plan, and staff choose it with us.
A lead is on every shift, so no question waits until morning.
We are accredited without open findings, and we would like to keep it so.
New colleagues train {6-10} weeks with one mentor before working alone.`,
  hours: `{Day|Evening|Night|Rotating} shift, {36-40} hours a week.
Twelve-hour shifts with every other weekend off.
Four ten-hour days after training.
Full-time with benefits from the first day of the month.`,
  also: `Identify every patient and specimen twice, every time.
Keep equipment checked, stocked and ready for the next call.
Record what you did so that the next colleague can rely on it.
Protect patients' privacy in hallways and radios as well as in records.
Take part in drills for disaster and decontamination.`,
  need: `High school diploma and the credential named above.
Basic Life Support card.
Dependability and a clear voice under pressure.`,
  service: `Military medical training is evaluated course by course, so you do not repeat what you already know.
Corpsmen, medics and medical technicians are among our best hires.
We pay the examination fee when military training qualifies you for a civilian certificate.`,
  roles: [
    {
      title:
        'Emergency Medical Technician|EMT-Basic|EMT, Ambulance Service|Emergency Medical Technician, Event Standby',
      at: 'ems local hospital',
      pay: '19-26',
      weight: 2.2,
      levels: 'E',
      fed: '0640 Health Aid and Technician: VHA NPS DHA',
      do: `Answer 911 calls with a partner and reach the patient within minutes.
Assess, splint, control bleeding, give oxygen and assist with medication by protocol.
Drive the ambulance with care and brief the emergency department on arrival.
Clean and restock the unit so that it is ready before the next call.
Write a report that tells the story to someone who was not there.`,
      need: `State or National Registry EMT certification, or a seat in our paid academy.
Driver license with a clean record; emergency vehicle course provided.
Ability to lift and carry with a partner, on stairs and in weather.`,
      service: `Combat lifesavers, medics and infantry veterans with casualty care training move quickly through our academy.`,
    },
    {
      title: 'Paramedic|Critical Care Paramedic|Flight Paramedic|Community Paramedic',
      at: 'ems local hospital',
      pay: '26-38',
      weight: 1.4,
      fed: '0640 Health Aid and Technician: NPS DHA',
      do: `Lead advanced care on scene: airways, cardiac rhythms, pain control and trauma.
Decide destination and transport mode and own the decision.
Direct EMTs and firefighters calmly and hand over in sixty seconds.
Review your own cases with the medical director each month.
Visit frequent callers at home to prevent the next call.`,
      need: `National Registry Paramedic and state license, with advanced cardiac and pediatric life support.
Two years in a busy 911 system for critical care and flight openings.
Sound judgment when the protocol does not fit the patient.`,
    },
    {
      title: 'Medical Assistant|Clinical Medical Assistant|Ophthalmic Assistant|Health Technician',
      at: 'clinic hospital',
      pay: '18-25',
      weight: 1.8,
      levels: 'E',
      fed: '0640 Health Aid and Technician: VHA IHS',
      do: `Room patients, take vital signs and update medicine and allergy lists.
Draw blood, run point-of-care tests and give vaccines.
Assist with examinations and small procedures.
Call patients back the same day and schedule what the clinician ordered.
Keep three rooms moving without making anyone feel rushed.`,
      need: `Medical assistant certificate, or military medical training.
Phlebotomy experience or our two-week course.
Good spelling and better listening.`,
    },
    {
      title:
        'Medical Laboratory Technologist|Medical Laboratory Technician|Cytotechnologist|Histotechnologist|Phlebotomist',
      at: 'hospital lab',
      pay: '24-40',
      weight: 1.4,
      levels: 'EX',
      fed: '0644 Medical Technologist: VHA DHA',
      do: `Run chemistry, hematology, microbiology or blood bank benches with automated lines.
Prepare and read slides or cultures and flag critical results at once.
Check controls, calibrate, and stop the line when something is off.
Investigate rejected specimens and teach collection on the wards.
Keep records that satisfy inspectors without extra evenings.`,
      need: `Degree or military laboratory school and ASCP or AMT certification, or eligibility.
State license where required.
Color vision sufficient for the bench.`,
    },
    {
      title:
        'Radiologic Technologist|X-Ray Technologist|CT Technologist|Magnetic Resonance Imaging Technologist|Nuclear Medicine Technologist|Radiation Therapist',
      at: 'hospital clinic',
      pay: '31-47',
      weight: 1.3,
      fed: '0647 Diagnostic Radiologic Technologist: VHA IHS',
      do: `Position patients and produce images or treatments with the lowest reasonable dose.
Screen for implants, pregnancy and contrast reactions.
Bring portable units to the emergency department, operating rooms and wards.
Check quality before the patient leaves the table.
Call the radiologist when you see something that cannot wait.`,
      need: `ARRT registration in the modality and state license.
CPR card and venipuncture skill.
Strength to move patients safely with equipment.`,
    },
    {
      title:
        'Diagnostic Medical Sonographer|Cardiovascular Technologist|Neurodiagnostic Technologist|Respiratory Therapist',
      at: 'hospital',
      pay: '33-48',
      weight: 1.1,
      fed: '0651 Respiratory Therapist: VHA',
      do: `Perform studies or treatments at the bedside, in the laboratory and in the emergency department.
Adjust ventilators, leads or probes to the patient in front of you.
Write preliminary findings for the physician.
Take part in codes, catheterizations or sleep studies.
Teach patients to breathe, test or move in ways that help.`,
      need: `Accredited program and national registry in your specialty.
State license where required.
One year of hospital experience preferred.`,
    },
    {
      title:
        'Surgical Technologist|Sterile Processing Technician|Medical Equipment Preparer|Certified Surgical Technologist',
      at: 'hospital',
      pay: '22-34',
      weight: 1.1,
      levels: 'EX',
      fed: '0622 Medical Supply Aide and Technician: VHA',
      do: `Set up the sterile field and pass instruments before they are asked for.
Count with the circulating nurse and never let a count go unresolved.
Decontaminate, assemble and sterilize instrument sets.
Trace every tray from shelf to patient.
Keep robots, scopes and power tools in working order between cases.`,
      need: `Surgical technology or sterile processing certificate, or military training in the same.
Ability to stand for long cases.
A sharp memory for instruments.`,
    },
    {
      title:
        'Pharmacy Technician|Pharmacy Technician, Sterile Compounding|Optician|Ophthalmic Laboratory Technician',
      at: 'retail hospital clinic',
      pay: '18-26',
      weight: 1.2,
      levels: 'E',
      fed: '0661 Pharmacy Technician: VHA IHS BOP',
      do: `Fill, label and check prescriptions or lenses with barcode and double count.
Manage stock, recalls and automated cabinets.
Solve insurance rejections before the patient reaches the counter.
Prepare sterile products under the hood where trained.
Greet regulars by name.`,
      need: `State registration; national certification within one year.
High school diploma or equivalent.
Accuracy with small print and small numbers.`,
    },
    {
      title: 'Biomedical Equipment Technician|Medical Equipment Repairer|Biomedical Engineering Technician',
      at: 'hospital',
      pay: '27-42',
      weight: 1.2,
      levels: 'EXR',
      fed: '1601 Biomedical Equipment Support Specialist: VHA DHA',
      do: `Inspect, calibrate and repair infusion pumps, monitors, ventilators and imaging equipment.
Answer calls from operating rooms within {10-20} minutes.
Plan preventive maintenance and show that it was done.
Evaluate new devices with nurses and information security.
Deal with manufacturers on parts, recalls and service contracts.`,
      need: `Associate degree in biomedical electronics, or military biomedical equipment school.
CBET certification or the plan to sit for it.
Clear explanations for clinicians in a hurry.`,
    },
    {
      title:
        'Health Information Technician|Medical Records Specialist|Medical Coder|Patient Services Representative',
      at: 'hospital clinic',
      pay: '20-31',
      weight: 1.2,
      levels: 'EX',
      away: '40/30',
      fed: '0675 Medical Records Technician: VHA',
      categories: 'healthcare-support administrative-office',
      do: `Code visits and stays accurately and query clinicians when the note is thin.
Register patients, check coverage and explain bills in plain words.
Release records lawfully and on time.
Merge duplicates and keep the master index clean.
Meet daily targets of {28-60} charts without lowering quality.`,
      need: `RHIT, CCA or CPC credential for coders; customer service skill for front desk openings.
Knowledge of medical terms and privacy law.
A quiet place to work for remote openings.`,
    },
    {
      title:
        'Health Services Administrator|Medical Practice Manager|Clinic Administrator|Hospital Operations Director',
      at: 'hospital clinic care',
      pay: '84k-146k',
      weight: 1.1,
      levels: 'MV',
      fed: '0670 Health System Administration: VHA DHA IHS',
      categories: 'healthcare executive-management',
      away: '0/25',
      do: `Run daily operations of a clinic group or hospital service with {30-180} staff.
Own budget, access times, staffing and patient experience.
Prepare for accreditation and fix findings at the root.
Negotiate with vendors, payers and the county.
Lead preparedness, from a power failure to a mass casualty.`,
      need: `Bachelor's degree; master's degree in health or business administration preferred.
Five years of leadership in health care or as a medical service officer.
A habit of walking the floor.`,
    },
    {
      title:
        'Orthotist and Prosthetist|Prosthetics Technician|Medical Appliance Technician|Hearing Aid Specialist',
      at: 'clinic',
      pay: '26-46',
      weight: 0.8,
      fed: '0667 Orthotist and Prosthetist: VHA',
      do: `Measure, cast, build and fit artificial limbs, braces and other devices.
Adjust alignment over many visits until walking feels natural.
Use scanning, carving and printing next to plaster and hand tools.
Repair worn parts while the patient waits.
Follow patients for years and know their names.`,
      need: `Certification or residency for clinicians; bench skill for technicians.
Steady hands and a feel for materials.
Experience with combat or traumatic amputation is valued.`,
    },
    {
      title: 'Environmental Health Specialist|Industrial Hygienist|Health Physicist|Public Health Inspector',
      at: 'local make enviro',
      pay: '58k-92k',
      weight: 1.2,
      levels: 'EX',
      fed: '0690 Industrial Hygiene: VHA OSHA ARMY',
      state: 'Public Health Division',
      categories: 'healthcare science-research',
      do: `Inspect kitchens, pools, shops or plants and explain what must change and why.
Sample air, water, noise and radiation and interpret the results.
Trace outbreaks and exposures to their source.
Train crews in respirators, hearing protection and heat stress.
Write reports that hold up in a hearing.`,
      need: `Degree in environmental health, industrial hygiene or science, or military preventive medicine training.
State registration or CIH or CHP eligibility for senior openings.
Valid driver license and a reasonable record.`,
    },
    {
      title: 'Mortician|Funeral Director|Embalmer|Funeral Service Attendant|Cemetery Representative',
      at: 'funeral',
      pay: '19-34',
      weight: 0.6,
      fed: '1630 Cemetery Administration: NCA',
      categories: 'personal-services-recreation community-social-services',
      do: `Meet families, plan services and take care of permits and benefits.
Prepare and dress the deceased with respect.
Coordinate honors, clergy, cemetery and transport.
Keep grounds, chapel and vehicles worthy of the day.
Stay available after the service, when questions come.`,
      need: `State license for directors and embalmers; kindness and a driver license for attendants.
Discretion and a steady manner.
Willingness to work some nights and weekends.`,
    },
  ],
}
