import type { Words } from '#kernel/language/words'

import type { SynonymState } from '#plugins/coding/contract/synonym'
import { wording } from '#plugins/coding/lang/server/wording'
import type { NewestTerm } from '#plugins/coding/records/newest_terms'
import type { LineProblem, ListLine } from '#plugins/coding/synonyms/list_file/list_line'
import type { ReadList } from '#plugins/coding/synonyms/list_file/read_list'

/** A synonym that is there. */
export interface KnownSynonym {
  readonly id: string
  readonly key: string
  readonly verbatim: string
  readonly code: string
  readonly state: SynonymState
}

/** A line that brings a synonym. */
export interface NewSynonym extends ListLine {
  readonly state: SynonymState
}

/** A line that changes a synonym which is there. */
export interface ChangedSynonym extends NewSynonym {
  readonly before: KnownSynonym
}

/** What a list would do. */
export interface ComparedList {
  readonly fresh: readonly NewSynonym[]
  readonly changed: readonly ChangedSynonym[]
  /** How many are there already as the list says them. */
  readonly same: number
  readonly problems: readonly LineProblem[]
}

interface Known {
  /** By code; those of the newest version in use. */
  readonly terms: ReadonlyMap<string, NewestTerm>
  readonly synonyms: readonly KnownSynonym[]
  /** Whether what the list brings counts as approved; else somebody approves it later. */
  readonly approve: boolean
}

/** Tells what of a list is new, changes something, is there already or is wrong. */
export function compareList(
  { lines, problems }: ReadList,
  { terms, synonyms, approve }: Known
): ComparedList {
  const known = new Map(synonyms.map((each) => [each.key, each]))
  const fresh: NewSynonym[] = []
  const changed: ChangedSynonym[] = []
  const wrong: LineProblem[] = []
  let same = 0
  for (const line of lines) {
    const before = known.get(line.key)
    if (!isChange(line, before, approve)) same++
    else if (!terms.get(line.code)?.isCurrent)
      wrong.push({ line: line.line, column: 'code', says: noTerm(line.code) })
    else if (before) changed.push({ ...line, state: stateOf(line, approve), before })
    else fresh.push({ ...line, state: stateOf(line, approve) })
  }
  const all = [...problems, ...wrong].toSorted((a, b) => a.line - b.line)
  return { fresh, changed, same, problems: all }
}

/** A line that says no state leaves that of a synonym with the same term as it is. */
function isChange(line: ListLine, before: KnownSynonym | undefined, approve: boolean): boolean {
  if (before?.code !== line.code) return true
  if (line.state === null || line.state === before.state) return false
  return stateOf(line, approve) !== before.state
}

/** A file approves nothing by itself: a person does. */
function stateOf({ state }: ListLine, approve: boolean): SynonymState {
  if (approve) return state ?? 'approved'
  return state === 'rejected' ? 'rejected' : 'proposed'
}

const noTerm = (code: string): Words => wording('compare_list.no_term', { code })
