import type { CaseContent } from '#kernel/case/content/case_content'

import type { Question } from '#plugins/cases/contract/condition'

/** Ids of the rows of outermost groups that met what is asked of them, by the key of the group. */
export type MetRows = ReadonlyMap<string, ReadonlySet<string>>

/** Says which rows of a case met a question, for whoever shows rows and not cases. */
export abstract class MetRowsReading {
  /**
   * What reads the rows out of contents. A group of which nothing is asked is not among its answers.
   * Refuses with 2017 what the list would not take.
   */
  abstract of(question: Question): Promise<(content: CaseContent) => MetRows>
}
