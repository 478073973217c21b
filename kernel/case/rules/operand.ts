import { isRows, type Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { groupPath } from '#kernel/case/rules/group_path'
import type { Operand, RowsOperand } from '#kernel/case/rules/operator'
import { Scope } from '#kernel/case/rules/scope'
import { showValue } from '#kernel/case/rules/show_value'

/**
 * Reads an element (`C.1.3`), a product field of the case (`@caseNo`) or of a row (`E.i.@sae`), or
 * the identity of the row itself (`@id`).
 */
export function operandOf(id: string, catalogue: Catalogue): Operand {
  const read = readerOf(id, catalogue)
  return { id, read, show: (scope) => showValue(catalogue, id, read(scope)) }
}

/** Rows of a repeating group, or of a product field that holds a list (`@conditions`). */
export function rowsOperandOf(id: string): RowsOperand {
  if (!id.startsWith('@')) {
    const key = toKey(id)
    return {
      id,
      read: (scope) => scope.rowsOf(key),
      enter: (scope, row) => scope.enter(key, row),
    }
  }
  return {
    id,
    read: (scope) => {
      const list = scope.context.fields?.[id]
      return isRows(list) ? list : []
    },
    enter: (scope, row) =>
      new Scope(scope.content, { ...scope.context, fields: { ...scope.context.fields, ...row } }),
  }
}

/** Whether a name stands for a product field, which is no part of the case content. */
export function isField(id: string): boolean {
  return id.includes('@')
}

function readerOf(id: string, catalogue: Catalogue): (scope: Scope) => unknown {
  if (id === '@id') return (scope) => scope.rows.at(-1)?.id
  if (id.startsWith('@')) return (scope) => scope.context.fields?.[id]
  if (isField(id)) {
    const group = groupPath(id, catalogue).at(-1)!
    return (scope) => rowField(scope.context.fields?.[id], scope.around(group))
  }
  const key = toKey(id)
  return (scope) => scope.find(key)
}

function rowField(values: unknown, row: Row | undefined): unknown {
  return row && (values as Record<string, unknown> | undefined)?.[row.id]
}
