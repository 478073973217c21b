import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

/** Assessments of a drug and an event stand with the drug (G.k.9.i) and point to the event (G.k.9.i.1). */
const DRUGS = 'G_k'
const EVENTS = 'E_i'
const PAIRS = 'G_k_9_i'
const POINTER = 'G_k_9_i_1'

/** Of which rows a content loses assessments with the rows themselves. */
export interface LostAssessments {
  readonly ofDrugs: boolean
  readonly ofEvents: boolean
}

/** What is lost of the assessments of `before` with drugs and events that `after` does not have. */
export function lostAssessments(before: CaseContent, after: CaseContent): LostAssessments {
  const drugs = idsOf(after, DRUGS)
  const gone = goneEvents(before, after)
  const says = (pair: Row) => Object.keys(pair).some((key) => key !== 'id' && key !== POINTER)
  return {
    ofDrugs: rowsAt(before, DRUGS).some(
      (drug) => !drugs.has(drug.id) && rowsAt(drug, PAIRS).some(says)
    ),
    ofEvents: rowsAt(after, DRUGS).some((drug) =>
      rowsAt(drug, PAIRS).some((pair) => gone.has(eventOf(pair)) && says(pair))
    ),
  }
}

/** `after` without the assessments of events that `before` has and `after` does not. */
export function withoutLostAssessments(before: CaseContent, after: CaseContent): CaseContent {
  const gone = goneEvents(before, after)
  const drugs = rowsAt(after, DRUGS)
  if (gone.size === 0 || drugs.length === 0) return after
  return { ...after, [DRUGS]: drugs.map((drug) => withoutPairs(drug, gone)) }
}

function withoutPairs(drug: Row, gone: ReadonlySet<string>): Row {
  const { [PAIRS]: pairs, ...rest } = drug
  if (!isRows(pairs)) return drug
  const left = pairs.filter((pair) => !gone.has(eventOf(pair)))
  return (left.length === 0 ? rest : { ...drug, [PAIRS]: left }) as Row
}

function goneEvents(before: CaseContent, after: CaseContent): Set<string> {
  const left = idsOf(after, EVENTS)
  return new Set([...idsOf(before, EVENTS)].filter((id) => !left.has(id)))
}

const eventOf = (pair: Row) => String(valueOf(pair[POINTER]) ?? '')

const idsOf = (content: CaseContent, key: string) =>
  new Set(rowsAt(content, key).map(({ id }) => id))

function rowsAt(level: CaseContent | Row, key: string): readonly Row[] {
  const rows = level[key]
  return isRows(rows) ? rows : []
}
