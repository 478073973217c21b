import { createContext, useCallback, useContext } from 'react'
import type { Language, Words } from '#kernel/language/words'
import { currentLanguage } from './language'

const Context = createContext<Language | null>(null)

/** Shows the content of a case below in another language than that of the screen. */
export const InLanguage = Context.Provider

/** The language in which the content of a case is shown here. */
export function useLanguage(): Language {
  return useContext(Context) ?? currentLanguage()
}

/** Says words of the catalogue in the language in which the content is shown here. */
export function useSay(): (words: Words | undefined | null) => string {
  const language = useLanguage()
  return useCallback((words) => (words ? words[language] || words.en : ''), [language])
}
