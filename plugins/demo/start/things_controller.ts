import type { HttpContext } from '@adonisjs/core/http'

import { answeringList, has, id, oneOf, orNull, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import { findThings } from '#plugins/demo/start/find_things'
import { thingKeys } from '#plugins/demo/start/things'

/** Five things to try, for people of the demonstration. */
export default class ThingsController {
  static readonly takes = {
    handle: {
      what: 'What there is to try in the demonstration, for people of it',
      answers: answeringList({
        key: oneOf(...thingKeys),
        project: has({ id, code: text }),
        environment: oneOf(0, 1),
        href: orNull(text),
        as: orNull(text),
      }),
    },
  } satisfies Takes

  async handle({ auth }: HttpContext) {
    return ok(await findThings(auth.getUserOrFail()))
  }
}
