import { useEffect, type RefObject } from 'react'
import type { CaseContent } from '#kernel/content/case_content'
import type { Forms } from '../catalogue/load_forms'

let forms: Forms | null = null
let draft: RefObject<CaseContent> | null = null

/** What is open on the screen, for those who stand outside of it: the palette. */
export function openCase(): { forms: Forms | null; content: CaseContent } {
  return { forms, content: draft?.current ?? {} }
}

/** Makes forms known while they are on the screen. */
export function useOpenForms(shown: Forms | null): void {
  useEffect(() => {
    forms = shown
    return () => {
      forms = null
    }
  }, [shown])
}

/** Makes a draft known while it is edited. */
export function useOpenDraft(latest: RefObject<CaseContent>): void {
  useEffect(() => {
    draft = latest
    return () => {
      if (draft === latest) draft = null
    }
  }, [latest])
}
