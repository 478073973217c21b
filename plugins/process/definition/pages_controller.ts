import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, answeringList, listOf, text, whole, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision } from '#kernel/http/values'

import type { Definition } from '#plugins/process/contract/definition'
import { setupOf } from '#plugins/process/definition/default_definition'
import { SetUpProcess } from '#plugins/process/definition/set_up_process'
import { SetupChoices } from '#plugins/process/definition/setup_choices'
import { currentDefinition } from '#plugins/process/records/definitions'

const chosen = vine.compile(
  vine.object({
    version: aRevision(1),
    /** Key of a node; that of medical evaluation when absent. */
    node: vine.string().maxLength(40).optional(),
    pages: vine.array(vine.string().maxLength(40)).maxLength(50),
  })
)

const answers = answering({ version: whole, node: text, pages: listOf(text) })

/** On which pages is worked at a node; a case opens on the first of them. */
@inject()
export default class PagesController {
  static readonly takes = {
    show: { what: 'On which pages cases are evaluated', answers },
    list: {
      what: 'The pages that can be chosen',
      answers: answeringList({ page: text, name: words }),
    },
    choose: { what: 'Choose the pages of a node', body: chosen, answers },
  } satisfies Takes

  constructor(
    private database: Database,
    private choices: SetupChoices,
    private setUp: SetUpProcess
  ) {}

  async show(ctx: HttpContext) {
    await hear(ctx, PagesController.takes.show)
    return ok(pagesOf(await this.database.read(currentDefinition)))
  }

  async list(ctx: HttpContext) {
    await hear(ctx, PagesController.takes.list)
    return ok(this.choices.pages())
  }

  async choose(ctx: HttpContext) {
    const { body } = await hear(ctx, PagesController.takes.choose)
    const { version, node, pages } = body
    const { nodes, ...setup } = setupOf(await this.database.read(currentDefinition))
    const wanted = node ?? pagesOf(await this.database.read(currentDefinition)).node
    if (!nodes.some(({ key }) => key === wanted))
      throw new kernelErrors.E_PARAMETER({ fields: ['node'] })
    const said = nodes.map((each) => (each.key === wanted ? { ...each, pages } : each))
    const saved = await this.setUp.handle({ ...setup, nodes: said, version })
    return ok(pagesOf(saved, wanted))
  }
}

function pagesOf({ version, nodes }: Definition, key?: string) {
  const node = nodes.find((each) => (key ? each.key === key : each.kind === 'evaluation'))
  return { version, node: node?.key ?? '', pages: node?.pages ?? [] }
}
