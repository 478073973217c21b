import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/gateway/lang/server/wording'

const PLACES = ['code', 'case', 'n', 'number', 'date'] as const

/** What a file name is made of. */
export interface FileNameParts {
  readonly code: string
  readonly caseNo: string
  /** How many times the case goes there, with this one. */
  readonly n: number
  /** How many messages the destination has, with this one. */
  readonly number: number
  /** yyyy-MM-dd */
  readonly day: string
}

/** Why a template does not tell messages apart, or would make no name of a file; null when it does. */
export function fileNameFault(template: string): Words | null {
  const named = [...template.matchAll(/\{(\w*)\}/g)].map(([, name]) => name!)
  const unknown = named.find((name) => !(PLACES as readonly string[]).includes(name))
  if (unknown !== undefined) return wording('file_name.unknown', { name: unknown })
  const rest = template.replaceAll(/\{\w*\}/g, '')
  if (!/^[A-Za-z0-9._-]*$/.test(rest) || /^\./.test(template)) return wording('file_name.signs')
  if (!template.toLowerCase().endsWith('.xml')) return wording('file_name.ending')
  const isTold = named.includes('number') || (named.includes('case') && named.includes('n'))
  return isTold ? null : wording('file_name.repeats')
}

/** The name of a file: plain letters, digits, `.`, `_` and `-`; eight digits for the number of a message. */
export function fileNameOf(template: string, parts: FileNameParts): string {
  const { code, caseNo, n, number, day } = parts
  const values: Record<string, string> = {
    ...{ code, case: caseNo, n: String(n) },
    ...{ number: String(number).padStart(8, '0'), date: day.replaceAll('-', '') },
  }
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
  return filled.replaceAll(/[^A-Za-z0-9._-]/g, '_')
}
