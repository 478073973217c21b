import { createHash } from 'node:crypto'

import type { CaseContent, Row } from '#kernel/case/content/case_content'

/**
 * SHA-256 of what a content says, whatever the identifiers of its rows: rows get their position
 * instead, also where one row refers to another.
 */
export function contentFingerprint(content: CaseContent): string {
  const names = new Map<string, string>()
  nameRows(content, '', names)
  const plain = JSON.stringify(content, (_key, value: unknown) => {
    if (typeof value === 'string') return names.get(value) ?? value
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
  return createHash('sha256').update(plain).digest('hex')
}

function nameRows(level: CaseContent | Row, path: string, names: Map<string, string>): void {
  for (const [key, value] of Object.entries(level)) {
    if (!Array.isArray(value)) continue
    for (const [index, row] of value.entries()) {
      const name = `${path}${key}[${index}]`
      names.set(row.id, name)
      nameRows(row, `${name}.`, names)
    }
  }
}
