/** A text as a string of a style sheet, whatever stands in it. */
export function cssText(text: string): string {
  const safe = text.replaceAll(/["\\<\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)
  return `"${safe}"`
}
