import type { HttpContext } from '@adonisjs/core/http'

import { type Language, pickLanguage } from '#kernel/language/words'

/** The language of a request: the user's or visitor's choice, else the browser's wish. */
export function languageOf(ctx: HttpContext): Language {
  const chosen = ctx.auth.user?.language ?? ctx.session?.get('lang')
  return pickLanguage(chosen, ctx.request.header('accept-language'))
}
