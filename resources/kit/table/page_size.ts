import { useState } from 'react'

export const pageSizes = [20, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

/**
 * Rows per page of one list, remembered on this machine.
 * @param list name of the list, one memory each
 */
export function usePageSize(list: string): [PageSize, (size: PageSize) => void] {
  const key = `page_size.${list}`
  const [size, setSize] = useState(() => readSize(key))
  return [
    size,
    (next) => {
      window.localStorage.setItem(key, String(next))
      setSize(next)
    },
  ]
}

function readSize(key: string): PageSize {
  const stored = Number(window.localStorage.getItem(key))
  return pageSizes.find((size) => size === stored) ?? pageSizes[0]
}
