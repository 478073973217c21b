import { useCallback } from 'react'
import type { Row } from '#kernel/case/content/case_content'
import { useRowWords } from './use_row_words'

/** Names a row by the first of some elements that says something. */
export function useRowName(elements: readonly string[]): (row: Row) => string {
  const wordsOf = useRowWords()
  return useCallback(
    (row) => {
      for (const id of elements) {
        const words = wordsOf(id, row)
        if (words) return words
      }
      return ''
    },
    [elements, wordsOf]
  )
}
