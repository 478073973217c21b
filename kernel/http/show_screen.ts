import type { HttpContext } from '@adonisjs/core/http'

/**
 * Answers with a screen of the client.
 * @param name `plugin/feature/screen`, found at plugins/<plugin>/ui/screens/<feature>/<screen>.tsx,
 *   or `kernel/<screen>`
 * @param props plain JSON
 */
export function showScreen({ inertia }: HttpContext, name: string, props: object = {}) {
  // Screens belong to plugins, so no list of their names and props can be known here.
  return inertia.render(name as never, props as never)
}
