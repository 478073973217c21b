import { languageCodes, type Language } from '#kernel/language/words'
import { api } from './api'

/** Keeps the language with the user (or the session before sign-in) and shows the page in it. */
export async function changeLanguage(lang: Language): Promise<void> {
  await api.put('/user/set/lang', { lang: languageCodes[lang] })
  window.location.reload()
}
