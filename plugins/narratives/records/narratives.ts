import type { Change } from '#kernel/changes/change'
import { newId } from '#kernel/database/new_id'
import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import type { Language } from '#kernel/language/words'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { NarrativeEdit } from '#plugins/narratives/contract/edits'
import { wording } from '#plugins/narratives/lang/server/wording'

/** What somebody says of a narrative. */
export interface NarrativeToSave {
  /** Key of a shipped template or id of one of the project; the one that fits the case when null. */
  readonly template: string | null
  /** It ends with what changed since the version that was archived or sent last. */
  readonly withChanges: boolean
  readonly edits: readonly NarrativeEdit[]
}

export interface NarrativeRow extends NarrativeToSave {
  /** 0 where nobody has done anything to it. */
  readonly revision: number
}

const columns = {
  ...{ id: 'id', template: 'template', withChanges: 'with_changes', edits: 'edits' },
  ...{ revision: 'revision' },
}

const UNTOUCHED: NarrativeRow = { template: null, withChanges: false, edits: [], revision: 0 }

/** What people did to the narrative of a case in a language. */
export async function findNarrative(
  trx: Reading,
  caseId: string,
  language: Language
): Promise<NarrativeRow> {
  const row = await trx
    .from('case_narratives')
    .where({ case_id: uuidOrNil(caseId), language })
    .select(columns)
    .first()
  return row ?? UNTOUCHED
}

/** Keeps it under the lock of its case. Refuses with 1006 one that others changed since `revision`. */
export async function keepNarrative(
  change: Change,
  of: { readonly caseId: string; readonly language: Language; readonly revision: number },
  wish: NarrativeToSave
): Promise<number> {
  const { caseId, language } = of
  const table = () => change.trx.from('case_narratives').where({ case_id: caseId, language })
  const row = await table().select(columns).forUpdate().first()
  if ((row?.revision ?? 0) !== of.revision)
    throw new kernelErrors.E_DATA_STATUS({ detail: wording('refusals.changed_meanwhile') })
  const revision = of.revision + 1
  const values = {
    ...{ template: wish.template, with_changes: wish.withChanges, revision },
    ...{ edits: JSON.stringify(wish.edits), updated_by_name: currentActor().name },
  }
  if (row) await table().update({ ...values, updated_at: new Date() })
  else {
    const { companyId, projectId, environment } = currentScope()
    await change.trx.table('case_narratives').insert({
      ...{ id: newId(), company_id: companyId, project_id: projectId, environment },
      ...{ case_id: caseId, language, ...values },
    })
  }
  noteChanges(change, language, row ?? UNTOUCHED, wish)
  return revision
}

function noteChanges(
  change: Change,
  language: Language,
  before: NarrativeToSave,
  after: NarrativeToSave
): void {
  change.note('language', language, language)
  for (const key of ['template', 'withChanges'] as const)
    if (before[key] !== after[key]) change.note(key, before[key], after[key])
  const [was, is] = [before.edits, after.edits].map(
    (edits) => new Map(edits.map((edit) => [edit.id, edit]))
  )
  for (const id of new Set([...was!.keys(), ...is!.keys()])) {
    const [old, now] = [was!.get(id), is!.get(id)].map(
      (edit) => edit && ('text' in edit ? edit.text : edit.kind)
    )
    if (old !== now) change.note(id, old, now)
  }
}
