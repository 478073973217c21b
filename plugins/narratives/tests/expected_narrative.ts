import type { CaseContent } from '#kernel/case/content/case_content'

/** A small case with what a template says of it; each line is a section. */
export interface ExpectedNarrative {
  readonly name: string
  /** Key of the shipped template; `spontaneous` when absent. */
  readonly template?: 'study' | 'literature' | 'pregnancy'
  readonly content: CaseContent
  readonly en: string
  readonly zh: string
}
