import type { Body } from '#tests/isolation/kit/body'
import type { Ready } from '#tests/isolation/kit/ready'
import type { Filled } from '#tests/isolation/kit/world'

/** A body for a row of a scope; `named` holds the ids of rows by what they are of. */
export type MakeBody = (named: Body, scope: Filled['scope']) => Body

/** A file that a route takes, and under which name. */
export interface TakenFile {
  readonly field: string
  readonly name: string
  readonly text: string
  readonly beside?: Readonly<Record<string, string>>
}

type ByRoute<Value> = Readonly<Record<string, Value>>

/**
 * What the tests that walk all routes have to be told of those of the kernel, or of a plugin, by their
 * names: where neither a refusal nor a table says it. A plugin brings it in `tests/requests.ts` of its
 * folder.
 */
export interface Requests {
  /** What a route needs to be told before it looks at anything. */
  readonly bodies?: ByRoute<(named: Body) => Body>
  /** What reads ask that neither their path nor the id of a row says; it may follow from ids of rows. */
  readonly queries?: ByRoute<Body | ((named: Body) => Body)>
  readonly files?: ByRoute<TakenFile>
  /**
   * By a table that the back office writes: everything that its form asks for, so that nothing but the
   * wall stands between the request and the row.
   */
  readonly forms?: ByRoute<MakeBody>
  /** The same of other writes. */
  readonly whole?: ByRoute<MakeBody>
  /** Tables whose revision a write without an id of its own in the address is based on. */
  readonly basedOn?: ByRoute<string>
  /** What must be so before the owners of a row may do it. */
  readonly before?: ByRoute<Ready>
  /** Writes that nobody here does, and why. */
  readonly neverDone?: ByRoute<string>
  /** Calls that answer nothing here, and why. */
  readonly unanswered?: ByRoute<string>
  /** What stands in a path and in no table, by the name of the parameter. */
  readonly words?: ByRoute<readonly string[]>
  /** Tables whose rows an address calls otherwise, in the singular, by that word. */
  readonly aliases?: ByRoute<string>
  /** Tables whose rows share the id of a row of another table, which is then one of their kind. */
  readonly beneath?: ByRoute<{
    readonly table: string
    readonly as: Readonly<Record<string, unknown>>
  }>
  /** JSON of a shape that calls state in what they answer, bytes and texts that are read, or a number that a condition asks for, by table and column. */
  readonly shapes?: ByRoute<(mark: string) => unknown>
  /** What jobs and batches tell of a case, by their names. */
  readonly jobs?: ByRoute<string>
}

/** States what the requests of a plugin need. */
export const defineRequests = (requests: Requests): Requests => requests
