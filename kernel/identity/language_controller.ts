import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { ok } from '#kernel/http/envelope'
import { described, objectOf, type Takes } from '#kernel/http/takes'
import { languageCodes, languages } from '#kernel/language/words'
import { actAs } from '#kernel/tenancy/actor'

/** PUT /user/set/lang: the language of the interface, ZHO or ENG (specification, section 7). */
@inject()
export default class LanguageController {
  static readonly takes: Takes = {
    handle: {
      body: described(objectOf({ lang: { enum: Object.values(languageCodes) } })),
      isForm: true,
    },
  }

  constructor(private changes: Changes) {}

  async handle({ request, session, auth, actor }: HttpContext) {
    const code = request.input('lang')
    const language = languages.find((lang) => languageCodes[lang] === code)
    if (!language) {
      throw new kernelErrors.E_PARAMETER({
        detail: { en: 'The language must be ZHO or ENG.', zh: '语言只能是 ZHO 或 ENG。' },
      })
    }
    session.put('lang', language)
    const { user } = auth
    if (actor && user && user.language !== language) {
      const act = { name: 'user.language_changed', subject: { type: 'user', id: user.id } } as const
      await actAs({ ...actor, scope: undefined }, () =>
        this.changes.record(act, async (change) => {
          change.note('language', user.language, language)
          await change.trx.from('users').where({ id: user.id }).update({ language })
        })
      )
    }
    return ok({ lang: language })
  }
}
