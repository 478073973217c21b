import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { formatPath } from '#kernel/case/content/element_path'
import type { Fact, Known } from '#plugins/deadlines/contract/facts'
import { rowsOf, textOf } from '#plugins/deadlines/contract/rows'

/** What people say of causality, as data. */
export interface CausalityResults {
  /** Of elements with codes: those that count as a reasonable possibility. */
  readonly codes: Readonly<Record<string, readonly string[]>>
  /** Words of the usual methods, in both languages, in small letters. */
  readonly related: readonly string[]
  readonly notRelated: readonly string[]
}

/** Suspect, or interacting; one whose role nobody has said may be. */
const suspect = new Set(['1', '3', undefined])

/** The drugs that may have caused something in a case. */
export const suspectDrugs = ({ G_k }: CaseContent): Row[] =>
  rowsOf(G_k).filter(({ G_k_1 }) => suspect.has(textOf(G_k_1)))

/** What a drug says of an event: the rows of G.k.9.i. */
export const matchesOf = ({ G_k_9_i }: Row, event: Row): Row[] =>
  rowsOf(G_k_9_i).filter(({ G_k_9_i_1 }) => textOf(G_k_9_i_1) === event.id)

/**
 * Whether somebody holds it possible that a suspect drug caused an event. Where reporter and sender
 * differ, the one who does counts: nobody lowers what another one said.
 */
export function relatedFact(content: CaseContent, event: Row, results: CausalityResults): Fact {
  const said: { readonly path: string; readonly state: Known }[] = []
  const places: string[] = []
  for (const drug of suspectDrugs(content)) {
    for (const match of matchesOf(drug, event)) {
      const above = [
        { key: 'G_k', row: drug.id },
        { key: 'G_k_9_i', row: match.id },
      ]
      places.push(formatPath([...above, { key: 'G_k_9_i_2_r' }]))
      for (const row of rowsOf(match.G_k_9_i_2_r)) {
        const found = resultOf(row, results)
        if (!found) continue
        const [key, state] = found
        said.push({
          state,
          path: formatPath([...above, { key: 'G_k_9_i_2_r', row: row.id }, { key }]),
        })
      }
    }
  }
  const state = (['yes', 'unknown', 'no'] as const).find((each) =>
    said.some((one) => one.state === each)
  )
  const paths = said.filter((one) => one.state === state).map(({ path }) => path)
  return { name: 'related', state: state ?? 'unknown', paths: paths.length > 0 ? paths : places }
}

function resultOf(
  row: Row,
  { codes, related, notRelated }: CausalityResults
): readonly [key: string, state: Known] | undefined {
  for (const [key, possible] of Object.entries(codes)) {
    const code = textOf(row[key])
    if (code) return [key, possible.includes(code) ? 'yes' : 'no']
  }
  const words = textOf(row.G_k_9_i_2_r_3)?.trim().toLowerCase()
  if (!words) return undefined
  const state = related.includes(words) ? 'yes' : notRelated.includes(words) ? 'no' : 'unknown'
  return ['G_k_9_i_2_r_3', state]
}
