import { inject } from '@adonisjs/core'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { createOnce } from '#kernel/http/idempotency/create_once'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import {
  addTemplate,
  changeTemplate,
  lockTemplate,
  removeTemplate,
  type TemplateToSave,
} from '#plugins/narratives/records/narrative_templates'
import { refuseUnsoundTemplate } from '#plugins/narratives/templates/refuse_unsound_template'

/** Saves narrative templates of the project, changes them and takes them away. */
@inject()
export default class SaveTemplate {
  constructor(
    private changes: Changes,
    private forms: FormSchemas
  ) {}

  /** Refuses with 2017 a template that cannot be read, with 30018 a name that is taken. */
  async create(wish: TemplateToSave, key?: string): Promise<{ id: string }> {
    refuseUnsoundTemplate(wish.template, this.forms.catalogue)
    const request = { key, request: wish }
    return createOnce(this.changes, 'narrative_template.saved', request, async (open) => {
      const id = newId()
      const subject = { type: 'narrative_template', id }
      const change = open({ name: 'narrative_template.saved', subject })
      await refuseClosedProject(change)
      await addTemplate(change, id, wish)
      return { id }
    })
  }

  /** The same of one that is there; refuses what `lockTemplate` does. @returns its revision */
  async change(id: string, revision: number, wish: TemplateToSave): Promise<{ revision: number }> {
    refuseUnsoundTemplate(wish.template, this.forms.catalogue)
    const subject = { type: 'narrative_template', id }
    const act = { name: 'narrative_template.changed', subject } as const
    return this.changes.record(act, async (change) => {
      const row = await lockTemplate(change, id, revision)
      await refuseClosedProject(change)
      return { revision: await changeTemplate(change, row, wish) }
    })
  }

  /** Refuses what `lockTemplate` does. Narratives that were told by it ask for another one (2208). */
  async remove(id: string): Promise<void> {
    const subject = { type: 'narrative_template', id }
    const act = { name: 'narrative_template.removed', subject } as const
    await this.changes.record(act, async (change) => {
      await removeTemplate(change, await lockTemplate(change, id))
    })
  }
}
