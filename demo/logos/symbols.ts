/** Symbols in a field of 48 by 48: F is the colour of the figure, G its accent, B what lies behind. */
export const symbols: Record<string, string[]> = {
  care: [
    '<path fill="F" d="M20 9h8v11h11v8H28v11h-8V28H9v-8h11z"/><path fill="G" d="M20 20h8v8h-8z"/>',
    '<path fill="F" d="M24 40 9.6 25.3a9 9 0 0 1 0-12.9 9 9 0 0 1 12.8 0l1.6 1.6 1.6-1.6a9 9 0 0 1 12.8 12.9z"/><path fill="none" stroke="B" stroke-width="2.6" stroke-linejoin="round" d="M8 24h9l3-6 5 11 3-5h12"/>',
    '<path fill="F" d="M24 8c9 8 13 14 13 20a13 13 0 0 1-26 0c0-6 4-12 13-20z"/><path fill="G" d="M24 40a12 12 0 0 1-12-11c6-2 10-1 12 3 2-4 6-5 12-3a12 12 0 0 1-12 11z"/>',
    '<path fill="none" stroke="F" stroke-width="4" stroke-linecap="round" d="M24 38V22M24 30c-8 0-12-4-12-12 8 0 12 4 12 12zM24 24c0-8 4-12 12-12 0 8-4 12-12 12z"/><circle cx="24" cy="39" r="3" fill="G"/>',
  ],
  build: [
    '<path fill="F" d="M8 38V24L24 10l16 14v14h-9V27H17v11z"/><path fill="G" d="M20 30h8v8h-8z"/>',
    '<path fill="none" stroke="F" stroke-width="4" d="M6 34c6-14 30-14 36 0M6 34h36M15 34v-7.500M24 34V24M33 34v-7.5"/><path stroke="G" stroke-width="4" d="M6 39h36"/>',
    '<path fill="F" d="M10 10h28v7H28v14h10v7H10v-7h10V17H10z"/><path fill="G" d="M22.5 17h3v14h-3z"/>',
    '<path fill="none" stroke="F" stroke-width="4" stroke-linejoin="round" d="M24 7 39 15.500v17L24 41 9 32.500v-17z"/><circle cx="24" cy="24" r="7" fill="G"/>',
  ],
  make: [
    '<path fill="F" d="M24 8l3 5 6-1 1 6 5 3-3 5 3 5-5 3-1 6-6-1-3 5-3-5-6 1-1-6-5-3 3-5-3-5 5-3 1-6 6 1z"/><circle cx="24" cy="26" r="6.5" fill="B"/><circle cx="24" cy="26" r="3" fill="G"/>',
    '<path fill="F" d="M7 38V22l10 7v-7l10 7v-7l7 5V10h7v28z"/><path fill="G" d="M12 32h4v3h-4zM21 32h4v3h-4zM30 32h4v3h-4z"/>',
    '<path fill="F" d="M6 13h36c-2 7-7 10-14 11v5h6v9H14v-9h6v-5c-5 0-9-2-11-6H6z"/><path fill="G" d="M14 34h20v4H14z"/>',
  ],
  sea: [
    '<path fill="F" d="M23 8v23H9zM26 13c7 5 11 11 12 18H26z"/><path fill="none" stroke="G" stroke-width="3.5" stroke-linecap="round" d="M8 37c4-3 7-3 11 0s7 3 11 0 6-3 10 0"/>',
    '<path fill="none" stroke="F" stroke-width="3.8" stroke-linecap="round" d="M24 14v26M16 22h16M10 29c1 7 7 11 14 11s13-4 14-11"/><circle cx="24" cy="11" r="4" fill="none" stroke="G" stroke-width="3.5"/>',
    '<path fill="none" stroke="F" stroke-width="4.5" stroke-linecap="round" d="M7 19c6-5 11-5 17 0s11 5 17 0M7 38c6-5 11-5 17 0s11 5 17 0"/><path fill="none" stroke="G" stroke-width="4.5" stroke-linecap="round" d="M7 28.500c6-5 11-5 17 0s11 5 17 0"/>',
  ],
  air: [
    '<path fill="F" d="M6 27 42 9 30 40l-7-9z"/><path fill="G" d="M23 31v9l5-5z"/>',
    '<path fill="F" d="M8 30c8 0 14-3 18-9 3-4 8-7 14-8-3 14-13 24-32 17z"/><path fill="G" d="M8 36c7 3 14 3 20 0-4 5-14 6-20 0z"/>',
    '<path fill="F" d="M24 6c3 3 4 7 4 12l12 8v4l-12-4v8l4 4v3l-8-2-8 2v-3l4-4v-8L8 30v-4l12-8c0-5 1-9 4-12z"/><circle cx="24" cy="15" r="2" fill="G"/>',
  ],
  energy: [
    '<path fill="F" d="M27 6 11 27h11l-3 15 18-22H25z"/><path fill="G" d="M25 20h12l-9 11z"/>',
    '<circle cx="24" cy="24" r="8.5" fill="G"/><path stroke="F" stroke-width="4" stroke-linecap="round" d="M24 6v5M24 37v5M6 24h5M37 24h5M11.3 11.300l3.5 3.500M33.2 33.200l3.5 3.500M36.7 11.300l-3.5 3.500M14.8 33.200l-3.5 3.5"/>',
    '<path fill="F" d="M24 6c8 7 12 13 12 20a12 12 0 0 1-24 0c0-4 2-8 5-11 0 4 1 6 3 7 1-6 1-11 4-16z"/><path fill="G" d="M24 26c4 3 5 6 5 8a5 5 0 0 1-10 0c0-3 2-5 5-8z"/>',
  ],
  road: [
    '<path fill="F" d="M6 14h22v18H6zM30 19h7l5 7v6H30z"/><circle cx="14" cy="34" r="4.5" fill="G"/><circle cx="34" cy="34" r="4.5" fill="G"/>',
    '<path fill="F" d="M17 8h5L16 40H6zM31 8h-5l6 32h10z"/><path stroke="G" stroke-width="3.5" stroke-dasharray="6 4" d="M24 9v31"/>',
    '<path fill="none" stroke="F" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" d="M9 33 21 21 9 9M21 39l12-12-12-12"/><path fill="none" stroke="G" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" d="M34 17l7 7-7 7"/>',
  ],
  tech: [
    '<path stroke="F" stroke-width="3.5" d="M13 14 35 18 27 36 13 14M35 18 13 32l14 4"/><g fill="F"><circle cx="13" cy="14" r="5"/><circle cx="35" cy="18" r="5"/><circle cx="27" cy="36" r="5"/></g><circle cx="12" cy="32" r="4" fill="G"/>',
    '<path fill="none" stroke="F" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="M17 14 7 24l10 10M31 14l10 10-10 10"/><path stroke="G" stroke-width="4.5" stroke-linecap="round" d="M27 11 21 37"/>',
    '<path fill="F" d="M10 10h12v12H10zM26 26h12v12H26z"/><path fill="G" d="M26 10h12v12H26z"/><path fill="none" stroke="F" stroke-width="3" d="M11.5 27.500h9v9h-9z"/>',
    '<path fill="none" stroke="F" stroke-width="4" stroke-linecap="round" d="M9 20a21 21 0 0 1 30 0M15 27a13 13 0 0 1 18 0"/><circle cx="24" cy="35" r="4" fill="G"/>',
  ],
  guard: [
    '<path fill="F" d="M24 6l15 5v12c0 9-6 15-15 19C15 38 9 32 9 23V11z"/><path fill="none" stroke="B" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M17 24l5.5 5.500L32 19"/>',
    '<path fill="F" d="M24 6l15 5v12c0 9-6 15-15 19z"/><path fill="G" d="M24 6 9 11v12c0 9 6 15 15 19z"/>',
    '<path fill="F" d="M15 22h18v16H15z"/><path fill="none" stroke="F" stroke-width="4" d="M18 22v-5a6 6 0 0 1 12 0v5"/><circle cx="24" cy="29" r="3" fill="G"/>',
  ],
  money: [
    '<path fill="F" d="M8 20 24 9l16 11v3H8zM11 25h5v10h-5zM21.5 25h5v10h-5zM32 25h5v10h-5z"/><path fill="G" d="M8 37h32v4H8z"/>',
    '<path fill="F" d="M9 28h7v11H9zM20.5 20h7v19h-7zM32 11h7v28h-7z"/><path fill="none" stroke="G" stroke-width="3" stroke-linecap="round" d="M9 20 21 12l8-5"/>',
    '<circle cx="24" cy="24" r="16" fill="none" stroke="F" stroke-width="4"/><path fill="G" d="M24 14l10 10-10 10-10-10z"/>',
  ],
  shop: [
    '<path fill="F" d="M10 18h28l-2 22H12z"/><path fill="none" stroke="G" stroke-width="3.5" d="M17 21v-6a7 7 0 0 1 14 0v6"/>',
    '<path fill="F" d="M8 22h32v18H8z"/><path fill="G" d="M10 9h28l4 11a4.5 4.5 0 0 1-9 0 4.5 4.5 0 0 1-9 0 4.5 4.5 0 0 1-9 0 4.5 4.5 0 0 1-9 0z"/>',
  ],
  learn: [
    '<path fill="F" d="M6 13c7-2 13-1 18 3 5-4 11-5 18-3v23c-7-2-13-1-18 3-5-4-11-5-18-3z"/><path stroke="B" stroke-width="3" d="M24 17v21"/>',
    '<path fill="F" d="M24 9 45 19 24 29 3 19z"/><path fill="G" d="M11 26v8c8 6 18 6 26 0v-8l-13 6z"/>',
  ],
  people: [
    '<circle cx="17" cy="16" r="6" fill="F"/><circle cx="32" cy="18" r="5" fill="G"/><path fill="F" d="M6 38c0-8 5-13 11-13s11 5 11 13z"/><path fill="G" d="M30 38c0-5-1-8-3-11 7-4 15 0 15 11z"/>',
    '<path fill="none" stroke="F" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="M8 25 24 11l16 14M13 22v16h22V22"/><path fill="G" d="M24 34l-5-5a3.3 3.3 0 0 1 5-4.4 3.3 3.3 0 0 1 5 4.400z"/>',
    '<path fill="none" stroke="F" stroke-width="4" d="M24 24a8 8 0 1 1 8-8M24 24a8 8 0 1 1-8 8"/><path fill="none" stroke="G" stroke-width="4" d="M24 24a8 8 0 1 1 8 8M24 24a8 8 0 1 1-8-8"/>',
  ],
  land: [
    '<path fill="F" d="M6 38 19 15l7 12 4-6 12 17z"/><circle cx="34" cy="13" r="4.5" fill="G"/>',
    '<path fill="F" d="M24 7l11 14h-5l7 9h-6l6 7H11l6-7h-6l7-9h-5z"/><path fill="G" d="M22 37h4v5h-4z"/>',
    '<path fill="none" stroke="F" stroke-width="3.8" stroke-linecap="round" d="M24 42V12M24 20c-5 0-8-3-8-8 5 0 8 3 8 8zM24 20c5 0 8-3 8-8-5 0-8 3-8 8zM24 30c-5 0-8-3-8-8 5 0 8 3 8 8zM24 30c5 0 8-3 8-8-5 0-8 3-8 8z"/><circle cx="24" cy="8" r="3" fill="G"/>',
  ],
  plate: [
    '<circle cx="24" cy="24" r="15" fill="none" stroke="F" stroke-width="4"/><circle cx="24" cy="24" r="7" fill="G"/>',
    '<path fill="F" d="M10 26h28a14 14 0 0 1-28 0z"/><path fill="none" stroke="G" stroke-width="3" stroke-linecap="round" d="M18 21c-3-4 3-6 0-10M25 21c-3-4 3-6 0-10M32 21c-3-4 3-6 0-10"/>',
  ],
  wave: [
    '<circle cx="24" cy="24" r="5" fill="G"/><path fill="none" stroke="F" stroke-width="4" stroke-linecap="round" d="M15 15a13 13 0 0 0 0 18M33 15a13 13 0 0 1 0 18M9 10a20 20 0 0 0 0 28M39 10a20 20 0 0 1 0 28"/>',
    '<path fill="F" d="M8 12h32v20H24l-9 8v-8H8z"/><path stroke="G" stroke-width="3.5" stroke-linecap="round" d="M15 19h18M15 25h11"/>',
  ],
  town: [
    '<path fill="F" d="M7 38V22h9v16zM18 38V10h12v28zM32 38V26h9v12z"/><path fill="G" d="M21.5 15h5v3h-5zM21.5 22h5v3h-5zM21.5 29h5v9h-5z"/>',
    '<circle cx="24" cy="24" r="17" fill="F"/><path fill="G" d="M10 29c5-6 9-6 14-1s9 5 14 0a16 16 0 0 1-28 1z"/><path fill="B" d="M24 11l2.6 6.2 6.4.5-4.9 4.2 1.5 6.3-5.6-3.4-5.6 3.4 1.5-6.3-4.9-4.2 6.4-.5z"/>',
    '<path fill="F" d="M24 8 42 18v3H6v-3zM9 24h5v12H9zM21.5 24h5v12h-5zM34 24h5v12h-5z"/><path fill="G" d="M6 38h36v4H6z"/>',
  ],
  look: [
    '<circle cx="21" cy="21" r="12" fill="none" stroke="F" stroke-width="4.5"/><path stroke="F" stroke-width="5" stroke-linecap="round" d="M30 30l9 9"/><circle cx="21" cy="21" r="4.5" fill="G"/>',
    '<path fill="none" stroke="F" stroke-width="4.5" stroke-linejoin="round" d="M8 16h32v22H8zM18 16v-5h12v5"/><path stroke="G" stroke-width="4" d="M8 26h32"/>',
  ],
}

/** Kind of employer → which symbols suit it. */
export const symbolOfKind: Record<string, string> = Object.fromEntries(
  Object.entries({
    care: 'hospital clinic care ems vet funeral',
    build: 'build union property',
    make: 'make',
    sea: 'yard sea port',
    air: 'air aero',
    energy: 'utility energy',
    road: 'truck rail transit depot',
    tech: 'tech telecom lab',
    guard: 'security defense safety fire',
    money: 'bank law',
    shop: 'retail',
    learn: 'school college training',
    people: 'nonprofit ability staff faith',
    land: 'enviro farm resort',
    plate: 'food',
    wave: 'media',
    town: 'local',
    look: 'board',
  }).flatMap(([symbol, kinds]) => kinds.split(' ').map((kind) => [kind, symbol])),
)
