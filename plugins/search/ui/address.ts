import type { Question } from '#plugins/cases/contract/condition'
import { withQuery } from '#resources/app/calls/with_query'

/** A search as it stands in the address, so that Back and a reload return to it. */
export interface SearchAtAddress {
  readonly question: Question | null
  readonly savedId: string | null
}

export function searchFrom(query: string): SearchAtAddress {
  const parameters = new URLSearchParams(query)
  return { question: readQuestion(parameters.get('ask')), savedId: parameters.get('saved') }
}

export const addressOf = (path: string, { question, savedId }: SearchAtAddress) =>
  withQuery(path, { ask: question && JSON.stringify(question), saved: savedId })

/** Null for what somebody wrote into the address that is no question. */
function readQuestion(text: string | null): Question | null {
  try {
    const said = JSON.parse(text ?? 'null') as Partial<Question> | null
    if (!Array.isArray(said?.conditions) || said.conditions.length === 0) return null
    if (!said.conditions.every((each) => typeof each?.element === 'string')) return null
    return {
      conditions: said.conditions,
      anyRow: Array.isArray(said.anyRow) ? said.anyRow.map(String) : [],
    }
  } catch {
    return null
  }
}
