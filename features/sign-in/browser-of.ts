// Order matters: every browser also claims to be the ones after it.
const browsers: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** 'Firefox on Windows', so that people recognize their devices. */
export function browserOf(userAgent: string | null): string {
  const named = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const [browser, system] = [named(browsers), named(systems)]
  if (!browser && !system) return 'A program'
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ')
}
