import { useCallback } from 'react'
import type { Row } from '#kernel/content/case_content'
import { useRowWords } from './use_row_words'

/** Names a row by the first of some elements that says something. */
export function useRowName(elements: readonly string[]): (row: Row) => string {
  const wordsOf = useRowWords()
  return useCallback(
    (row) => {
      for (const id of elements) {
        const said = wordsOf(id, row)
        if (said) return said
      }
      return ''
    },
    [elements, wordsOf]
  )
}
