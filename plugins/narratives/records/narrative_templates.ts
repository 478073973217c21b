import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { NarrativeTemplate } from '#plugins/narratives/contract/template'
import { wording } from '#plugins/narratives/lang/server/wording'

/** What somebody saves. */
export interface TemplateToSave {
  readonly name: string
  readonly template: NarrativeTemplate
}

export interface TemplateRow extends TemplateToSave {
  readonly id: string
  readonly revision: number
  readonly updatedByName: string
  readonly updatedAt: Date
}

/** A revision of a template. */
export interface TemplateVersion extends TemplateToSave {
  readonly revision: number
  readonly savedByName: string
  readonly savedAt: Date
}

const columns = {
  ...{ id: 'id', name: 'name', template: 'template', revision: 'revision' },
  ...{ updatedByName: 'updated_by_name', updatedAt: 'updated_at' },
}

const rows = (trx: TransactionClientContract) =>
  trx.from('narrative_templates').whereNull('removed_at').select(columns)

/** Templates of the project, by their names. */
export async function listTemplates(trx: Reading): Promise<TemplateRow[]> {
  return rows(trx).orderBy('name').orderBy('id')
}

/** Refuses with 1005 one that is not there. */
export async function findTemplate(trx: Reading, id: string): Promise<TemplateRow> {
  const row = await rows(trx).where('id', uuidOrNil(id)).first()
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  return row
}

/** The revisions of a template, the latest first. */
export async function listTemplateVersions(trx: Reading, id: string): Promise<TemplateVersion[]> {
  return trx
    .from('narrative_template_versions')
    .where('template_id', uuidOrNil(id))
    .select({ revision: 'revision', name: 'name', template: 'template' })
    .select({ savedByName: 'saved_by_name', savedAt: 'saved_at' })
    .orderBy('revision', 'desc')
}

/** Refuses with 30018 a name that another one has. */
export async function addTemplate(change: Change, id: string, wish: TemplateToSave): Promise<void> {
  await refuseTaken(change, wish.name)
  const { companyId, projectId, environment } = currentScope()
  await change.trx.table('narrative_templates').insert({
    ...{ id, company_id: companyId, project_id: projectId, environment, name: wish.name },
    ...{ template: JSON.stringify(wish.template), updated_by_name: currentActor().name },
  })
  await keepVersion(change, id, 1, wish)
  note(change, undefined, wish)
}

/**
 * A template, held until the change is over. Refuses with 1005 one that is not there, with 1006 one that was
 * changed since `revision`.
 */
export async function lockTemplate(
  change: Change,
  id: string,
  revision?: number
): Promise<TemplateRow> {
  const row: TemplateRow | null = await rows(change.trx)
    .where('id', uuidOrNil(id))
    .forUpdate()
    .first()
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  if (revision !== undefined && row.revision !== revision)
    throw new kernelErrors.E_DATA_STATUS({ detail: wording('refusals.changed_meanwhile') })
  return row
}

/** Refuses with 30018 a name that another one has. @returns its revision */
export async function changeTemplate(
  change: Change,
  row: TemplateRow,
  wish: TemplateToSave
): Promise<number> {
  await refuseTaken(change, wish.name, row.id)
  const revision = row.revision + 1
  await change.trx
    .from('narrative_templates')
    .where('id', row.id)
    .update({
      ...{ name: wish.name, template: JSON.stringify(wish.template), revision },
      ...{ updated_at: new Date(), updated_by_name: currentActor().name },
    })
  await keepVersion(change, row.id, revision, wish)
  note(change, row, wish)
  return revision
}

export async function removeTemplate(change: Change, { id, name }: TemplateRow): Promise<void> {
  change.note('name', name, undefined)
  await change.trx.from('narrative_templates').where('id', id).update({ removed_at: new Date() })
}

async function keepVersion(
  change: Change,
  id: string,
  revision: number,
  { name, template }: TemplateToSave
): Promise<void> {
  const { companyId, projectId, environment } = currentScope()
  await change.trx.table('narrative_template_versions').insert({
    ...{ template_id: id, revision, company_id: companyId, project_id: projectId, environment },
    ...{ name, template: JSON.stringify(template), saved_by_name: currentActor().name },
  })
}

async function refuseTaken({ trx }: Change, name: string, but?: string): Promise<void> {
  const taken = rows(trx).whereRaw('lower(name) = lower(?)', [name])
  const found = await (but ? taken.whereNot('id', but) : taken).first()
  if (found) throw new kernelErrors.E_NAME_REPEATED()
}

function note(change: Change, before: TemplateToSave | undefined, after: TemplateToSave): void {
  if (before?.name !== after.name) change.note('name', before?.name, after.name)
  const [was, is] = [before && JSON.stringify(before.template), JSON.stringify(after.template)]
  if (was !== is) change.note('template', was, is)
}
