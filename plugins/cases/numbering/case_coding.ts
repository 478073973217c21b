/** How the cases of one environment of a project are numbered. */
export interface CaseCoding {
  /** Letters, digits, hyphen and underscore before the running number. */
  readonly prefix: string
  /** Width of the running number, which begins with zeros. */
  readonly digits: number
}

/** Narrowest and widest running number. */
export const LEAST_DIGITS = 1
export const MOST_DIGITS = 9

/**
 * The coding of a project that has configured none: its code and six digits. Signs of the code that
 * case numbers may not have become hyphens (CASENO-02).
 */
export function usualCoding(projectCode: string): CaseCoding {
  const prefix = projectCode.replaceAll(/[^A-Za-z0-9_-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '')
  return { prefix: prefix === '' ? '' : `${prefix}-`, digits: 6 }
}

/** Whether a project is numbered as it would be without anybody's doing. */
export function isUsual({ prefix, digits }: CaseCoding, projectCode: string): boolean {
  const usual = usualCoding(projectCode)
  return prefix === usual.prefix && digits === usual.digits
}

/** The number of the n-th case: `PH302-000003`. */
export function caseNumber({ prefix, digits }: CaseCoding, n: number): string {
  return prefix + String(n).padStart(digits, '0')
}

/** What a number of this coding looks like, as a regular expression. */
export function casePattern({ prefix, digits }: CaseCoding): string {
  return `^${prefix.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)}[0-9]{${digits}}$`
}
