import { isFilled } from '#kernel/case/content/leaf'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'
import type { Fact, Operators, RowsOperand, Test } from '#kernel/case/rules/operator'
import { predicateWords } from '#kernel/case/rules/predicate_words'
import type { Predicate } from '#kernel/case/rules/rule'
import type { Scope } from '#kernel/case/rules/scope'
import { textOf } from '#kernel/case/rules/text_of'

interface RowsQuestion {
  of: string
  where: Predicate
}
interface CountQuestion {
  of: string
  where?: Predicate
  eq?: number
  gte?: number
  lte?: number
}

/** Rows of a group: how many, which, whether they repeat. */
export const rowOperators: Operators = {
  /** { of, where?, eq | gte | lte } */
  count: ({ of, where, ...bounds }: CountQuestion, { rows }) => {
    const [group, test] = rows(of, (inner) => where && inner.predicate(where))
    const condition = where && conditionWords(where)
    const count = (scope: Scope) => selected(group, test, scope).length
    return {
      holds: (scope) => isWithin(count(scope), bounds),
      facts: (scope) => [counted(of, condition, count(scope), group.read(scope).length)],
    }
  },
  /** { of, where }: at least one row. */
  some: ({ of, where }: RowsQuestion, { rows }) => {
    const [group, test] = rows(of, (inner) => inner.predicate(where))
    return {
      holds: (scope) => group.read(scope).some((row) => test.holds(group.enter(scope, row))),
      facts: (scope, holds) => rowFacts(group, test, scope, holds),
    }
  },
  /** { of, assert }: all rows. */
  every: ({ of, assert }: { of: string; assert: Predicate }, { rows }) => {
    const [group, test] = rows(of, (inner) => inner.predicate(assert))
    return {
      holds: (scope) => group.read(scope).every((row) => test.holds(group.enter(scope, row))),
      // Of no rows anything is true, which is no reason.
      facts: (scope, holds) =>
        group.read(scope).length === 0 ? [] : rowFacts(group, test, scope, holds),
    }
  },
  /** { of, key }: filled keys do not repeat. */
  unique: ({ of, key }: { of: string; key: string }, { rows }) => {
    const [group, operand] = rows(of, (inner) => inner.operand(key))
    const repeated = (scope: Scope) => {
      const values = group
        .read(scope)
        .map((row) => textOf(operand.read(group.enter(scope, row))))
        .filter((value) => value !== '')
      const met = new Set<string>()
      return values.find((value) => met.has(value) || !met.add(value))
    }
    return {
      holds: (scope) => repeated(scope) === undefined,
      facts: (scope) => [wording('rows.repeats', { key, repeated: repeated(scope) })],
    }
  },
  /** { of, key, all }: every row of `all` is named by its id under `key` in a row of `of`. */
  covers: ({ of, key, all }: { of: string; key: string; all: string }, { rows }) => {
    const [group, operand] = rows(of, (inner) => inner.operand(key))
    const [targets] = rows(all, () => undefined)
    const missing = (scope: Scope) => {
      const named = new Set(
        group.read(scope).map((row) => textOf(operand.read(group.enter(scope, row))))
      )
      return targets.read(scope).filter((row) => !named.has(row.id)).length
    }
    return {
      holds: (scope) => missing(scope) === 0,
      facts: (scope) => [
        wording('rows.of_rows_of_have_no', {
          missing: missing(scope),
          length: targets.read(scope).length,
          all,
          key,
        }),
      ],
    }
  },
  /** [element, group]: the value, where there is one, is the id of a row of the group. */
  refersTo: ([id, all]: [string, string], { operand, rows }) => {
    const reference = operand(id)
    const [targets] = rows(all, () => undefined)
    return {
      holds: (scope) => {
        const leaf = reference.read(scope)
        if (!isFilled(leaf)) return true
        return targets.read(scope).some((row) => row.id === textOf(leaf))
      },
      facts: (scope) => [reference.show(scope)],
    }
  },
}

function selected(group: RowsOperand, test: Test | undefined, scope: Scope) {
  const rows = group.read(scope)
  return test === undefined ? rows : rows.filter((row) => test.holds(group.enter(scope, row)))
}

function isWithin(count: number, { eq, gte, lte }: Omit<CountQuestion, 'of'>): boolean {
  return (
    (eq === undefined || count === eq) &&
    (gte === undefined || count >= gte) &&
    (lte === undefined || count <= lte)
  )
}

function conditionWords(where: Predicate): Words {
  const words = predicateWords(where)
  return words === '' ? wording('rows.what_is_asked') : { en: words, zh: ` ${words}` }
}

function counted(of: string, condition: Words | undefined, count: number, all: number): Fact {
  if (all === 0) return hasNoRows(of)
  if (condition === undefined)
    return count === 1 ? wording('rows.has_row', { of }) : wording('rows.has_rows', { of, count })
  const rows = wording(all === 1 ? 'rows.row_of' : 'rows.rows_of', { all, of })
  return wording(count === 1 ? 'rows.has_it' : 'rows.have_it', { count, rows, condition })
}

function hasNoRows(of: string): Fact {
  return { ...wording('rows.has_no_rows', { of }), isAbsence: true }
}

/** So many facts about rows are shown. */
const MOST_FACTS = 3

/** How many rows of one fact are named; the rest is left to an ellipsis. */
const NAMED = 5

/** The facts of the rows that decided, each with the rows that it is true of. */
function rowFacts(group: RowsOperand, test: Test, scope: Scope, holds: boolean): Fact[] {
  const rows = group.read(scope)
  if (rows.length === 0) return [hasNoRows(group.id)]
  const factsByText = new Map<string, { fact: Fact; positions: number[] }>()
  for (const [index, row] of rows.entries()) {
    const inside = group.enter(scope, row)
    if (test.holds(inside) !== holds) continue
    for (const fact of test.facts(inside, holds)) {
      const known = factsByText.get(fact.en) ?? { fact, positions: [] }
      if (!known.positions.includes(index + 1)) known.positions.push(index + 1)
      factsByText.set(fact.en, known)
    }
  }
  const facts = [...factsByText.values()].slice(0, MOST_FACTS)
  if (rows.length === 1) return facts.map(({ fact }) => fact)
  return facts.map(({ fact, positions }) => inRows(group.id, positions, fact))
}

/** `G.k.1 = 1 (Suspect) in rows 1, 3 of G.k` */
function inRows(group: string, positions: readonly number[], fact: Fact): Fact {
  const named = positions.slice(0, NAMED).map(String)
  if (named.length < positions.length) named.push('…')
  const words = wording(named.length > 1 ? 'rows.in_rows' : 'rows.in_row', { fact, named, group })
  return fact.isAbsence ? { ...words, isAbsence: true } : words
}
