import { useCallback, useSyncExternalStore } from 'react'
import { useLanguage } from '#resources/app/language_context'
import { type CodeToName, nameOfCode, namesAnswered, onNames } from './code_names'

export type { CodeToName }

/** Names codes of licensors' lists in the language of the screen, once their names have come. */
export function useCodeNames(): (asked: CodeToName) => string | undefined {
  const language = useLanguage()
  const answers = useSyncExternalStore(onNames, namesAnswered)
  // Another answer may name another code.
  return useCallback((asked) => nameOfCode(asked)?.[language], [language, answers])
}
