import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Database } from '#kernel/database/database'
import {
  answering,
  answeringList,
  answeringNothing,
  id,
  moment,
  ofType,
  orNull,
  text,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aSaidText } from '#kernel/http/values'

import { shippedKeys, shippedTemplates } from '#plugins/narratives/contract/shipped_templates'
import type { NarrativeTemplate } from '#plugins/narratives/contract/template'
import {
  findTemplate,
  listTemplates,
  listTemplateVersions,
} from '#plugins/narratives/records/narrative_templates'
import { templateShape } from '#plugins/narratives/templates/template_shape'
import SaveTemplate from '#plugins/narratives/templates/save_template'

const template = ofType('NarrativeTemplate', 'plugins/narratives/contract/template')
const saved = vine.compile(vine.object({ name: aSaidText(120), template: templateShape() }))
const changed = vine.compile(
  vine.object({ revision: aRevision(1), name: aSaidText(120), template: templateShape() })
)

/** The templates of narratives: shipped ones, and those of the project. */
@inject()
export default class TemplateController {
  static readonly takes = {
    list: {
      what: 'List narrative templates: those that are shipped, whose ids are their keys, and those of the project',
      answers: answeringList({
        ...{ id: text, name: orNull(text), revision: whole, updatedByName: orNull(text) },
        ...{ updatedAt: orNull(moment), template },
      }),
    },
    create: {
      what: 'Save a narrative template',
      ...{ body: saved, isRepeatable: true, answers: answering({ id }) },
    },
    change: {
      what: 'Change a narrative template',
      ...{ body: changed, answers: answering({ revision: whole }) },
    },
    remove: {
      what: 'Remove a narrative template',
      ...{ body: null, answers: answeringNothing },
    },
    versions: {
      what: 'Revisions of a narrative template',
      answers: answeringList({
        ...{ revision: whole, name: text, template, savedByName: text, savedAt: moment },
      }),
    },
  } satisfies Takes

  constructor(
    private templates: SaveTemplate,
    private database: Database,
    private forms: FormSchemas
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'narratives/templates/narrative_templates', {
      catalogueHash: this.forms.hash,
    })
  }

  async list() {
    const own = await this.database.read((trx) => listTemplates(trx))
    const shipped = shippedKeys.map((key) => ({
      ...{ id: key, name: null, revision: 0, updatedByName: null, updatedAt: null },
      template: shippedTemplates[key],
    }))
    return ok([...shipped, ...own])
  }

  async create(ctx: HttpContext) {
    const { body } = await hear(ctx, TemplateController.takes.create)
    const wish = { name: body.name, template: body.template as NarrativeTemplate }
    return ok(await this.templates.create(wish, ctx.request.header('idempotency-key')))
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, TemplateController.takes.change)
    const wish = { name: body.name, template: body.template as NarrativeTemplate }
    return ok(await this.templates.change(ctx.params.narrativeTemplateId, body.revision, wish))
  }

  async remove({ params }: HttpContext) {
    await this.templates.remove(params.narrativeTemplateId)
    return ok({})
  }

  async versions({ params }: HttpContext) {
    const found = await this.database.read(async (trx) => {
      const { id: templateId } = await findTemplate(trx, params.narrativeTemplateId)
      return listTemplateVersions(trx, templateId)
    })
    return ok(found)
  }
}
