import { inject } from '@adonisjs/core'

import { CaseReading } from '#plugins/cases/contract/reading'
import { deadlines } from '#plugins/deadlines/contract/deadlines'
import { factsOf } from '#plugins/deadlines/contract/facts_of'
import { DeadlineTermsOfProject } from '#plugins/deadlines/explaining/deadline_terms'

/** A due date that a save of the case moved. */
interface DueChange {
  readonly revision: number
  readonly at: string
  readonly by: string
  readonly destination: string
  readonly before: string | null
  readonly after: string | null
  readonly dayZeroBefore: string | null
  readonly dayZeroAfter: string | null
}

/** Revisions that are looked at, the latest of a case. */
const MOST = 40

/** How the due dates of a case came to be: each save of it, judged by the rules of today. */
@inject()
export class DueChanges {
  constructor(
    private reading: CaseReading,
    private terms: DeadlineTermsOfProject
  ) {}

  /** Refuses as `CaseReading.get`. */
  async of(caseId: string): Promise<DueChange[]> {
    const { id } = await this.reading.get(caseId)
    const { rules, context } = await this.terms.terms()
    const revisions = (await this.reading.listRevisions(id)).slice(0, MOST)
    const changes: DueChange[] = []
    let later: { readonly save: (typeof revisions)[number]; readonly due: ByDestination } | null =
      null
    for (const save of revisions) {
      const { content } = await this.reading.getRevision(id, save.revision)
      const facts = factsOf(content, { ...context, versionKind: save.versionKind })
      const due: ByDestination = new Map(
        deadlines(facts, rules).map((each) => [each.destination, each])
      )
      if (later) changes.push(...differences(due, later.due, later.save))
      later = { save, due }
    }
    return changes
  }
}

type ByDestination = Map<string, { readonly due?: string; readonly dayZero?: string }>

function differences(
  before: ByDestination,
  after: ByDestination,
  save: { readonly revision: number; readonly at: string; readonly actorName: string }
): DueChange[] {
  return [...after].flatMap(([destination, { due, dayZero }]) => {
    const was = before.get(destination)
    if (was?.due === due) return []
    return {
      ...{ revision: save.revision, at: save.at, by: save.actorName, destination },
      ...{ before: was?.due ?? null, after: due ?? null },
      ...{ dayZeroBefore: was?.dayZero ?? null, dayZeroAfter: dayZero ?? null },
    }
  })
}
