import { isRows, type CaseContent, type Leaf, type Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import type { RuleContext } from '#kernel/case/rules/rule_context'
import type { RuleExample } from '#kernel/case/rules/rule'

const CONTEXT_NAMES = ['stage', 'caseType', 'projectType', 'region', 'today', 'external']

/**
 * Turns the short form of an example into a case content and a context: numbers become keys, rows
 * get ids (`@id` gives one), what starts with @ becomes a product field.
 */
export function exampleCase({ case: short, ctx = {} }: RuleExample): {
  content: CaseContent
  context: RuleContext
} {
  const fields: Record<string, unknown> = {}
  const content = levelOf(short, fields, { rows: 0 }) as CaseContent
  const entries = Object.entries(ctx)
  const known = entries.filter(([name]) => CONTEXT_NAMES.includes(name))
  const values = Object.fromEntries(entries.filter(([name]) => !CONTEXT_NAMES.includes(name)))
  return { content, context: { ...Object.fromEntries(known), values, fields } }
}

function levelOf(
  short: Readonly<Record<string, unknown>>,
  fields: Record<string, unknown>,
  count: { rows: number },
  id?: string
): CaseContent | Row {
  const level: Record<string, Leaf | Row[]> = {}
  for (const [name, value] of Object.entries(short)) {
    if (name.includes('@')) keepField(name, value, fields, id)
    else if (isRows(value)) {
      level[toKey(name)] = value.map((row) => {
        const rowId = String(row['@id'] ?? `row-${++count.rows}`)
        return { id: rowId, ...levelOf(row, fields, count, rowId) } as Row
      })
    } else level[toKey(name)] = dateOf(value) as Leaf
  }
  return level
}

function keepField(name: string, value: unknown, fields: Record<string, unknown>, id?: string) {
  if (name.startsWith('@')) fields[name] = value
  else fields[name] = { ...(fields[name] as object | undefined), [id!]: value }
}

/** Examples may write a moment with a space. */
function dateOf(value: unknown): unknown {
  const text = typeof value === 'string' ? value : ''
  return /^\d{4}-\d\d-\d\d \d\d:/.test(text) ? text.replace(' ', 'T') : value
}
