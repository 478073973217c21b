import { test } from '@japa/runner'
import fc from 'fast-check'

import {
  acts,
  assignAt,
  DELETION,
  returnAt,
  type WayAct,
  wayActs,
  type Who,
} from '#plugins/process/contract/acts'
import { copiesOf } from '#plugins/process/contract/copies'
import { type Definition, nodeOf, workAt } from '#plugins/process/contract/definition'
import { type Standing, standing, wayOn, waysBack } from '#plugins/process/contract/standing'
import type { Holder, Step } from '#plugins/process/contract/step'

/** Definitions of two to seven nodes, the first of entry, the last of the end. */
const definitions: fc.Arbitrary<Definition> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('work', 'evaluation'),
      afterReturn: fc.constantFrom('resume', 'rerun'),
    }),
    { minLength: 0, maxLength: 5, size: 'max' }
  )
  .map((between) => {
    const kinds = [
      { kind: 'entry', afterReturn: 'resume' } as const,
      ...between,
      { kind: 'ended', afterReturn: 'resume' } as const,
    ]
    return {
      version: 1,
      nodes: kinds.map((node, at) => ({
        ...node,
        ...{ key: `N${at}`, name: { en: `N${at}`, zh: `N${at}` }, isCoded: true },
      })) as Definition['nodes'],
    }
  })

/** One who assigns, and people each of whom works at every other node. */
const names = ['Ann', 'Ben', 'Cai', 'Dai'] as const
const holders: readonly Holder[] = names.map((name) => ({ id: name.toLowerCase(), name }))

function whoOf(at: number, { nodes }: Definition): Who {
  const works = nodes.filter((_, node) => at === 0 || node % 2 === at % 2)
  const more = nodes.flatMap(({ key }) => [returnAt(key), assignAt(key)])
  const rights = [...works.map(({ key }) => workAt(key)), ...(at < 2 ? [DELETION, ...more] : [])]
  return { userId: holders[at]!.id, permissions: new Set(rights) }
}

/** What somebody tries: anything, whether it is allowed or not; and a save now and then. */
const tries = (maxLength: number) =>
  fc.array(
    fc.record({
      who: fc.nat(names.length - 1),
      act: fc.constantFrom(...wayActs, 'save' as const),
      choice: fc.nat(20),
    }),
    { maxLength, size: 'max' }
  )

/** The step that an act is, as the server writes it. */
function stepOf(
  { standing: at, definition, revision }: State,
  act: WayAct,
  actor: Holder,
  choice: number
): Step {
  const where = (): { to: string; holder: Holder | null } => {
    const here = at.node.key
    if (act === 'pass') {
      const { to, holder } = wayOn(at, definition)
      return { to: to.key, holder }
    }
    if (act === 'return' || act === 'withdraw') {
      const ways = waysBack(at, definition)
      const { to, holder } = ways[choice % ways.length]!
      return { to: to.key, holder }
    }
    if (act === 'recall') return { to: at.passed!.from, holder: at.passed!.by }
    if (act === 'delete' || act === 'restore') return { to: here, holder: at.holder }
    if (act === 'claim') return { to: here, holder: actor }
    const able = holders.filter((_, each) => whoOf(each, definition).permissions.has(workAt(here)))
    return { to: here, holder: able[choice % able.length]! }
  }
  return {
    ...{ seq: at.seq + 1, act, from: at.node.key, actor, reason: 'Since', revision },
    ...{ at: new Date(at.seq * 1000).toISOString(), definition: 1, ...where() },
  }
}

interface State {
  readonly definition: Definition
  readonly steps: readonly Step[]
  readonly standing: Standing
  readonly revision: number
}

const begin: Step = {
  ...{ seq: 1, act: 'begin', from: null, to: 'N0', actor: holders[1]!, holder: holders[1]! },
  ...{ at: new Date(0).toISOString(), reason: null, revision: 1, definition: 1 },
}

const told = (state: State, who: number) =>
  acts(state.standing, state.definition, whoOf(who, state.definition), state.revision)

function tried(state: State, act: WayAct, who: number, choice: number): State {
  if (told(state, who)[act] !== null) return state
  const steps = [...state.steps, stepOf(state, act, holders[who]!, choice)]
  return { ...state, steps, standing: standing(steps, state.definition) }
}

/** The open task that is kept beside a case, changed by each step alone. */
const taskOf = ({ act, to, holder }: Step, definition: Definition) =>
  act === 'delete' || nodeOf(definition, to).kind === 'ended' ? null : { node: to, holder }

/** Whatever is done with cases, by whom and however often. */
test.group('The way of a case through any process', () => {
  test('an open case has one task, the copies are what its steps amount to, somebody may do something with it, and there is a way on to the end', ({
    assert,
  }) => {
    const seen = new Set<string>()
    // Long ways, and very many.
    for (const { numRuns, maxLength } of [
      { numRuns: 300, maxLength: 60 },
      { numRuns: 10_000, maxLength: 10 },
    ]) {
      fc.assert(
        fc.property(definitions, tries(maxLength), (definition, attempts) => {
          const steps = [begin]
          const first = { definition, steps, standing: standing(steps, definition), revision: 1 }
          let state: State = first
          check(state)
          for (const { who, act, choice } of attempts) {
            const mayBe = act === 'save' ? null : told(state, who)[act]
            if (act === 'save') state = { ...state, revision: state.revision + 1 }
            else state = tried(state, act, who, choice)
            if (act !== 'save' && mayBe === null) seen.add(act)
            check(state)
          }
          finish(state)
        }),
        { numRuns }
      )
    }
    assert.sameMembers([...seen], [...wayActs])

    function check(state: State) {
      const { steps, definition, standing: at } = state
      const task = taskOf(steps.at(-1)!, definition)
      const copies = copiesOf(at)
      assert.equal(copies.task?.node, task?.node)
      assert.equal(copies.task?.holder, task?.holder)
      assert.equal(task === null, at.isEnded || at.isDeleted)
      assert.equal(at.seq, steps.length)
      const hasWayOut = names.some((_, who) => Object.values(told(state, who)).includes(null))
      assert.isTrue(hasWayOut || at.isEnded, 'somebody may do something with it')
      // What waits for the case lies beyond where it stands, each thing beyond the one before.
      const places = [at.node.key, ...at.returns.toReversed().map(({ from }) => from)]
      const order = places.map((key) => definition.nodes.findIndex((node) => node.key === key))
      assert.isTrue(order.every((place, n) => n === 0 || order[n - 1]! <= place))
    }

    /** Ann, who may do everything, brings it to its end from wherever it stands. */
    function finish(state: State) {
      for (let left = 3 * state.definition.nodes.length; !state.standing.isEnded; left--) {
        assert.isAbove(left, 0, 'it does not come to its end')
        const before = state
        state = tried(state, 'restore', 0, 0)
        state = tried(state, 'claim', 0, 0)
        if (state.standing.holder?.id !== holders[0]!.id) state = tried(state, 'transfer', 0, 0)
        state = tried(state, 'pass', 0, 0)
        assert.isAbove(state.steps.length, before.steps.length, 'there is no way out')
      }
    }
  })
})
