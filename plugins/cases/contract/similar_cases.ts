import type { CaseContent } from '#kernel/case/content/case_content'
import { ExtensionPoint } from '#kernel/plugins/extension_point'
import type { Words } from '#kernel/language/words'

/** A case that may tell of the same as a report, and what both have in common. */
export interface FoundCase {
  readonly caseId: string
  readonly because: Words
}

/**
 * Looks for cases that tell of the same as a report which somebody books in. Asked while it is typed,
 * so it takes milliseconds; it reads through `CaseReading`, for whoever asks is told what it found.
 */
export interface SimilarCaseSearch {
  /**
   * @param content what is known of the report by now
   * @returns the likeliest first
   */
  find(content: CaseContent): Promise<readonly FoundCase[]>
}

export const similarCases = new ExtensionPoint<SimilarCaseSearch>('cases.similar')
