const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

type Names = readonly (readonly [RegExp, string])[]
const first = (names: Names, agent: string) => names.find(([sign]) => sign.test(agent))?.[1]

/**
 * What people call the program of a session: "Firefox, Windows". Browsers claim to be others, so the
 * rarer name is looked for first.
 * @returns empty when nothing is known
 */
export function agentName(agent: string): string {
  return [first(browsers, agent), first(systems, agent)].filter(Boolean).join(', ')
}
