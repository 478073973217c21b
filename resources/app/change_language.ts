import { languageCodes, type Language } from '#kernel/language/words'
import { call } from './calls/call'

/** Keeps the language with the user (or the session before sign-in) and shows the page in it. */
export async function changeLanguage(lang: Language): Promise<void> {
  await call('PUT /user/set/lang', { body: { lang: languageCodes[lang] } })
  window.location.reload()
}
