import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { collectEverywhere } from '#kernel/case/rules/collect_everywhere'
import { groupPath, isGroup } from '#kernel/case/rules/group_path'
import { isField, operandOf, rowsOperandOf } from '#kernel/case/rules/operand'
import type { Operators, PredicateCompiler, RowsOperand, Test } from '#kernel/case/rules/operator'
import { Reads } from '#kernel/case/rules/reads'
import type { Predicate } from '#kernel/case/rules/rule'

/**
 * Turns predicates into tests and notes what they read.
 * @param groups keys of the repeating groups that the check is made for
 */
export function makePredicateCompiler(
  catalogue: Catalogue,
  operators: Operators,
  groups: readonly string[],
  reads = new Reads(),
  far = false
): PredicateCompiler {
  const compiler: PredicateCompiler = {
    catalogue,
    operand(id) {
      if (!isField(id)) reads.add(toKey(id), far)
      // A group as an operand (is it filled?) is read with everything in it.
      if (isGroup(id, catalogue)) reads.deep.add(toKey(id))
      return operandOf(id, catalogue)
    },
    predicate: (predicate) => compile(predicate, operators, compiler),
    rows<Inner>(id: string, inside: (inner: PredicateCompiler) => Inner): [RowsOperand, Inner] {
      // Rows of a group that the check is inside of are found outside of its row: its siblings.
      const beyond = far || groups.includes(toKey(id))
      if (!isField(id)) reads.add(toKey(id), beyond)
      return [
        rowsOperandOf(id),
        inside(makePredicateCompiler(catalogue, operators, groups, reads, beyond)),
      ]
    },
    everywhere(id) {
      for (const key of [...groupPath(id, catalogue), toKey(id)]) reads.add(key, true)
      return collectEverywhere(id, groupPath(id, catalogue))
    },
  }
  return compiler
}

function compile(predicate: Predicate, operators: Operators, compiler: PredicateCompiler): Test {
  const entries = Object.entries(predicate)
  const [name, argument] = entries[0] ?? ['', undefined]
  const operator = operators[name]
  if (entries.length !== 1 || operator === undefined)
    throw new Error(`a predicate names one known operator, not ${JSON.stringify(predicate)}`)
  return operator(argument as never, compiler)
}
