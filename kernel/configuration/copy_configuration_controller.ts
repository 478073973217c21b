import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  CopyConfiguration,
  type CopyConfigurationInput,
} from '#kernel/configuration/copy_configuration'
import {
  answering,
  anything,
  has,
  listOf,
  oneOf,
  text,
  truth,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { currentActor } from '#kernel/tenancy/actor'
import { listProjectsOf } from '#kernel/tenancy/find_project'
import { environmentNames } from '#kernel/tenancy/scope'

const MOST_LETTERS = 200
const MOST_THINGS = 10_000

const what = {
  parts: vine.array(vine.string().maxLength(60)).minLength(1).maxLength(100),
  /** What of the parts is copied; absent: all of it. */
  things: vine
    .array(
      vine.object({ part: vine.string().maxLength(60), key: vine.string().maxLength(MOST_LETTERS) })
    )
    .minLength(1)
    .maxLength(MOST_THINGS)
    .optional(),
  /** Digest of the preview that was seen; absent: only says what it would do. */
  apply: vine.string().maxLength(100).optional(),
}
const from = vine.object({
  projectId: vine.string().uuid(),
  environment: vine.enum([0, 1] as const),
})
const ofProject = vine.compile(vine.object({ from, ...what }))
const ofCompany = vine.compile(vine.object(what))

const copied = answering({
  parts: listOf(
    has({
      name: text,
      label: words,
      things: listOf(
        has({
          'key': text,
          'name': words,
          'state': oneOf('added', 'changed', 'same'),
          'before?': anything,
          'after?': anything,
          'revision?': whole,
        })
      ),
    })
  ),
  digest: text,
  applied: truth,
})

/** Copies the configuration of another project, or templates of the company, to the one at hand. */
@inject()
export default class CopyConfigurationController {
  static readonly takes = {
    handle: { body: ofProject, answers: copied },
    company: { body: ofCompany, answers: copied },
  } satisfies Takes

  constructor(private copy: CopyConfiguration) {}

  async screen(ctx: HttpContext) {
    const { userId, scope } = currentActor()
    const projects = await listProjectsOf(userId!)
    const sources = projects.flatMap(({ id, code, name }) =>
      ([0, 1] as const).map((environment) => ({
        projectId: id,
        environment,
        code,
        name,
        label: environmentNames[environment],
      }))
    )
    const isHere = (source: (typeof sources)[number]) =>
      source.projectId === scope!.projectId && source.environment === scope!.environment
    const parts = await this.copy.parts()
    const confirmation = await this.copy.confirmation()
    return showScreen(ctx, 'kernel/copy_configuration', {
      sources: sources.filter((source) => !isHere(source)),
      parts: parts.map(({ name, label, holds, templates }) => ({
        ...{ name, label },
        isHeld: confirmation !== null && holds !== undefined,
        hasTemplates: templates !== undefined,
      })),
      confirmation,
      held: await this.copy.held(),
    })
  }

  /** POST /config/syn. */
  async handle(ctx: HttpContext) {
    const { body: asked } = await hear(ctx, CopyConfigurationController.takes.handle)
    return this.#run(asked)
  }

  /** POST /config/company/syn. */
  async company(ctx: HttpContext) {
    const { body: asked } = await hear(ctx, CopyConfigurationController.takes.company)
    return this.#run({ from: 'company', ...asked })
  }

  async #run({ apply, ...input }: CopyConfigurationInput & { apply?: string }) {
    const applied = apply !== undefined
    const done = applied ? await this.copy.handle(input, apply) : await this.copy.preview(input)
    return ok({ ...done, applied })
  }
}
