import type { Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Words } from '#kernel/language/words'
import type { Predicate } from '#kernel/case/rules/rule'
import type { Scope } from '#kernel/case/rules/scope'

/** A clause that tells why something was found. */
export interface Fact extends Words {
  /** It says that nothing stands there, as who asks for it has said already. */
  readonly isAbsence?: true
}

/** A compiled predicate. */
export interface Test {
  holds(scope: Scope): boolean
  /** The facts that made it hold, or fail, with their values: one clause each. */
  facts(scope: Scope, holds: boolean): Fact[]
}

/** An element or product field that a predicate reads. */
export interface Operand {
  readonly id: string
  read(scope: Scope): unknown
  /** `C.1.3 = 2 (Report from study)`, `C.5.4 is empty`. */
  show(scope: Scope): Fact
}

/** Rows of a repeating group, or of a product field that holds a list. */
export interface RowsOperand {
  readonly id: string
  read(scope: Scope): readonly Row[]
  enter(scope: Scope, row: Row): Scope
}

/** What an operator may ask for while it is compiled; whatever it asks for counts as read. */
export interface PredicateCompiler {
  readonly catalogue: Catalogue
  operand(id: string): Operand
  predicate(predicate: Predicate): Test
  /** Rows of a group; `inside` compiles what is asked of each of them. */
  rows<Inner>(id: string, inside: (compiler: PredicateCompiler) => Inner): [RowsOperand, Inner]
  /** All values of an element in the case, whatever the row; a change anywhere counts. */
  everywhere(id: string): (scope: Scope) => unknown[]
}

type Operator = (argument: never, compiler: PredicateCompiler) => Test
export type Operators = Readonly<Record<string, Operator>>

/** A test of one operand, explained by showing its value. */
export function testOf(operand: Operand, holds: (leaf: unknown, scope: Scope) => boolean): Test {
  return {
    holds: (scope) => holds(operand.read(scope), scope),
    facts: (scope) => [operand.show(scope)],
  }
}
