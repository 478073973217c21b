import { wording } from '#resources/lang/wording'

/** What people write where UCUM has letters of its own. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\[iU\]/g, 'IU'],
  [/(^|[/.])u(?=[A-Za-z])/g, '$1µ'],
  [/m2\b/g, 'm²'],
  [/m3\b/g, 'm³'],
]
const POWER = /10\*(-?\d+)/g
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Units of time whose letter stands for something else in daily life. */
const WORDS = {
  a: wording('unit_text.a'),
  mo: wording('unit_text.mo'),
  wk: wording('unit_text.wk'),
} as const

/**
 * A unit of UCUM as people write it: 20 mg, 5 µg, 137 d, 100 IU, 4.5 10⁹/L. What the code only describes (in
 * braces or brackets) is told by its name.
 * @param name of the code in its list, where it has one
 */
export function unitText(code: string, name: string | undefined, language: 'en' | 'zh'): string {
  if (code in WORDS) return WORDS[code as keyof typeof WORDS][language]
  const written = SIGNS.reduce((text, [sign, by]) => text.replace(sign, by), code).replace(
    POWER,
    (_, power: string) => `10${raised(power)}`
  )
  if (!/[[\]{}]/.test(written) && !written.startsWith('10.')) return written
  return name ?? written.replace(/[[\]{}]/g, '')
}

function raised(power: string): string {
  return [...power].map((sign) => (sign === '-' ? '⁻' : RAISED[Number(sign)])).join('')
}
