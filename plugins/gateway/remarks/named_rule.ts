/** `business rule R0100`, `Rule No. 12`, `规则 12` */
const SPOKEN =
  /(?:\b(?:business\s+)?rule\s*(?:id|no\.?|number|code)?|规则(?:编号)?)\s*[:：#]?\s*([A-Z]{0,6}[-_.]?[A-Z0-9._-]{0,30}\d[A-Z0-9_-]{0,30})/i
/** `R0100: ...`, `[PMDA-100] ...`, `(EU-R03) ...` */
const FIRST =
  /^[\s[(]*((?:[A-Z]{1,10}[-_.])*[A-Z]{1,10}[-_]?\d{2,6}[a-z]?|(?<=\[)\d{3,6})\s*(?:[\])]\s*|[:：]\s*|\s+[-–]\s+)/
/** `... [R0100]` */
const LAST = /[[(]((?:[A-Z]{1,10}[-_.])*[A-Z]{1,10}[-_]?\d{2,6}[a-z]?)[\])]\s*[.;]?\s*$/

/** The rule that a remark names, as its receiver writes it; null where it names none. */
export function namedRule(text: string): string | null {
  return (FIRST.exec(text) ?? SPOKEN.exec(text) ?? LAST.exec(text))?.[1] ?? null
}
