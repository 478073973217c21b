/** How the cases of one environment of a project are numbered. */
export interface CaseNumbering {
  /** Letters, digits, hyphen and underscore before the running number. */
  readonly prefix: string
  /** Width of the running number, which begins with zeros. */
  readonly digits: number
}

/** Narrowest and widest running number. */
export const LEAST_DIGITS = 1
export const MOST_DIGITS = 9

/**
 * The numbering of a project that has configured none: its code and six digits. Signs of the code that
 * case numbers may not have become hyphens (CASENO-02).
 */
export function usualNumbering(projectCode: string): CaseNumbering {
  const prefix = projectCode.replaceAll(/[^A-Za-z0-9_-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '')
  return { prefix: prefix === '' ? '' : `${prefix}-`, digits: 6 }
}

/** Whether a project is numbered as it would be without anybody's doing. */
export function isUsual({ prefix, digits }: CaseNumbering, projectCode: string): boolean {
  const usual = usualNumbering(projectCode)
  return prefix === usual.prefix && digits === usual.digits
}

/** The number of the n-th case: `PH302-000003`. */
export function caseNumber({ prefix, digits }: CaseNumbering, n: number): string {
  return prefix + String(n).padStart(digits, '0')
}

/** What a number of this numbering looks like, as a regular expression. */
export function casePattern({ prefix, digits }: CaseNumbering): string {
  return `^${prefix.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)}[0-9]{${digits}}$`
}
