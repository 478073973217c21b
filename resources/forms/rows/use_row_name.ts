import { useCallback } from 'react'
import type { Row } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import { useLanguage } from '#resources/app/language_context'
import { useForms } from '../catalogue/forms_context'
import { leafWords } from '../leaf/leaf_words'

/** Names a row by the first of some elements that says something. */
export function useRowName(elements: readonly string[]): (row: Row) => string {
  const { catalogue } = useForms()
  const language = useLanguage()
  return useCallback(
    (row) => {
      for (const id of elements) {
        const said = leafWords(catalogue, id, row[toKey(id)], language)
        if (said) return said
      }
      return ''
    },
    [catalogue, elements, language]
  )
}
