import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { CopyConfiguration } from '#kernel/configuration/copy_configuration'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { ok } from '#kernel/http/envelope'
import { showScreen } from '#kernel/http/show_screen'
import { currentActor } from '#kernel/tenancy/actor'
import { listProjectsOf } from '#kernel/tenancy/find_project'
import { environmentNames } from '#kernel/tenancy/scope'

const shape = vine.compile(
  vine.object({
    from: vine.object({
      projectId: vine.string().uuid(),
      environment: vine.enum([0, 1] as const),
    }),
    parts: vine.array(vine.string().maxLength(60)).minLength(1).maxLength(100),
    /** Digest of the preview that was seen; absent: only says what it would do. */
    apply: vine.string().maxLength(100).optional(),
  })
)

/** Copies the configuration of another project, or of the other environment, to the one at hand. */
@inject()
export default class CopyConfigurationController {
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
    return showScreen(ctx, 'kernel/copy_configuration', {
      sources: sources.filter((source) => !isHere(source)),
      parts: parts.map(({ name, label }) => ({ name, label })),
    })
  }

  /** POST /config/syn (specification, section 7). */
  async handle({ request }: HttpContext) {
    const [invalid, asked] = await shape.tryValidate(request.all())
    if (invalid) throw new kernelErrors.E_PARAMETER({ fields: invalid.messages })
    const { apply, ...input } = asked
    const applied = apply !== undefined
    const done = applied ? await this.copy.handle(input, apply) : await this.copy.preview(input)
    return ok({ ...done, applied })
  }
}
