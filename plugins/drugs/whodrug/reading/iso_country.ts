import twoOfThree from './iso3166_alpha3.json' with { type: 'json' }

const codes: Readonly<Record<string, string>> = twoOfThree
const two = new Set(Object.values(codes))

/** ISO 3166-1 alpha-2 of a code of two or three letters; empty when it is none of ISO's. */
export function isoCountry(code: string): string {
  if (two.has(code)) return code
  return Object.hasOwn(codes, code) ? codes[code]! : ''
}
