import { useEffect } from 'react'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Forms } from '../catalogue/load_forms'

/** A case on the screen, for those who stand outside of it: the palette. */
export interface OpenCase {
  id: string
  forms: Forms
  /** The newest content, typing that is not saved included. */
  content: () => CaseContent
  /** Regions that the case is reported to. */
  regions: readonly string[]
  /** The page that is edited; absent where the case is read. */
  page?: string
  /** Shows a place on this screen; absent path: the page as a whole. */
  show: (page: string, path?: string) => void
}

let open: OpenCase | null = null

/** The case on the screen, if there is one. */
export function openCase(): OpenCase | null {
  return open
}

/** Makes a case known while it is on the screen. */
export function useOpenCase(shown: OpenCase): void {
  useEffect(() => {
    open = shown
    return () => {
      if (open === shown) open = null
    }
  }, [shown])
}
