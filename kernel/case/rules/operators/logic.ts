import type { Operators, Test } from '#kernel/case/rules/operator'
import type { Predicate } from '#kernel/case/rules/rule'

/** All, any, not. The facts are those of the members that decided. */
export const logicOperators: Operators = {
  and: (members: Predicate[], { predicate }) => {
    const tests = members.map(predicate)
    return {
      holds: (scope) => tests.every((test) => test.holds(scope)),
      facts: (scope, holds) => deciding(tests, scope, holds),
    }
  },
  or: (members: Predicate[], { predicate }) => {
    const tests = members.map(predicate)
    return {
      holds: (scope) => tests.some((test) => test.holds(scope)),
      facts: (scope, holds) => deciding(tests, scope, holds),
    }
  },
  not: (member: Predicate, { predicate }) => {
    const test = predicate(member)
    return {
      holds: (scope) => !test.holds(scope),
      facts: (scope, holds) => test.facts(scope, !holds),
    }
  },
}

function deciding(tests: readonly Test[], scope: Parameters<Test['holds']>[0], holds: boolean) {
  return tests
    .filter((test) => test.holds(scope) === holds)
    .flatMap((test) => test.facts(scope, holds))
}
