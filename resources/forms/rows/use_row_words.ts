import { useCallback } from 'react'
import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { nameIn } from '#kernel/case/content/leaf'
import { useLanguage } from '#resources/app/language_context'
import { useForms } from '../catalogue/forms_context'
import { codeWithoutName } from '../codes/code_without_name'
import { useCodeNames } from '../codes/use_code_names'
import { leafWords } from '../leaf/leaf_words'

/** What elements of a row say in a line: a code of a dictionary by its name, where it has one. */
export function useRowWords(): (element: string, row: Row) => string {
  const forms = useForms()
  const language = useLanguage()
  const nameOfCode = useCodeNames()
  return useCallback(
    (element, row) => {
      const leaf = row[toKey(element)]
      const unnamed = codeWithoutName(forms, element, leaf, row)
      return (
        nameIn(leaf) ??
        (unnamed && nameOfCode(unnamed)) ??
        leafWords(forms.catalogue, element, leaf, language)
      )
    },
    [forms, language, nameOfCode]
  )
}
