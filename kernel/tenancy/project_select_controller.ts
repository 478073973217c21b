import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { takeWanted } from '#kernel/http/wanted_address'
import { chooseProject } from '#kernel/identity/chosen_project'
import { listProjectsOf } from '#kernel/tenancy/find_project'
import { environmentNames } from '#kernel/tenancy/scope'
import { firstOf, menuFor, type MenuSection } from '#kernel/menus/menu_for'

const choice = vine.compile(
  vine.object({ projectId: vine.string().uuid(), environment: vine.enum([0, 1] as const) })
)

const isWork = ({ id }: MenuSection) => id !== 'home'

const environments = ([0, 1] as const).map((environment) => ({
  environment,
  label: environmentNames[environment],
}))

/** The project picker, and where somebody lands who asks for no screen in particular. */
export default class ProjectSelectController {
  static readonly takes = {
    enter: {
      body: choice,
      refuse: () => new kernelErrors.E_DATA_NOT_FOUND(),
      answers: answering({ next: text }),
    },
  } satisfies Takes

  async home({ actor, response }: HttpContext) {
    if (!actor) return response.redirect('/login')
    // People begin at what they work on; the home is one step away.
    const first =
      actor.scope && firstOf((await menuFor(actor.permissions)).filter(isWork), 'project')
    const start = actor.isPlatform ? '/admin' : '/project-select'
    return response.redirect(first ?? start)
  }

  async show(ctx: HttpContext) {
    const projects = await listProjectsOf(ctx.actor!.userId!)
    return showScreen(ctx, 'kernel/project_select', {
      projects: projects.map((project) => ({ ...project, environments })),
    })
  }

  async enter(ctx: HttpContext) {
    const { body: chosen } = await hear(ctx, ProjectSelectController.takes.enter)
    const projects = await listProjectsOf(ctx.actor!.userId!)
    if (!projects.some(({ id }) => id === chosen.projectId)) {
      throw new kernelErrors.E_DATA_NOT_FOUND()
    }
    const wanted = takeWanted(ctx)
    await chooseProject(ctx, chosen)
    return ok({ next: wanted ?? '/' })
  }
}
