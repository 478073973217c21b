import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, oneOf } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { holdUser } from '#kernel/identity/hold_user'
import { wording } from '#kernel/lang/server/wording'
import { languageCodes, languages } from '#kernel/language/words'
import { actAs } from '#kernel/tenancy/actor'

const wish = vine.compile(vine.object({ lang: vine.enum(Object.values(languageCodes)) }))
const zhoOrEng = wording('language.zho_or_eng')

/** PUT /user/set/lang: the language of the interface, ZHO or ENG. */
@inject()
export default class LanguageController {
  static readonly takes = {
    handle: {
      body: wish,
      isForm: true,
      refuse: (fields) => new kernelErrors.E_PARAMETER({ detail: zhoOrEng, fields }),
      answers: answering({ lang: oneOf(...languages) }),
    },
  } satisfies Takes

  constructor(private changes: Changes) {}

  async handle(ctx: HttpContext) {
    const { session, auth, actor } = ctx
    const { body } = await hear(ctx, LanguageController.takes.handle)
    const language = languages.find((lang) => languageCodes[lang] === body.lang)!
    session.put('lang', language)
    const { user } = auth
    if (actor && user && user.language !== language) {
      const act = { name: 'user.language_changed', subject: { type: 'user', id: user.id } } as const
      await actAs({ ...actor, scope: undefined }, () =>
        this.changes.record(act, async (change) => {
          change.note('language', user.language, language)
          await (await holdUser(change, user.id)).merge({ language }).save()
        })
      )
    }
    return ok({ lang: language })
  }
}
