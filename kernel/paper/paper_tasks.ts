import type { LaidPaper } from '#kernel/paper/laid_paper'
import type { PaperDocument } from '#kernel/paper/paper_document'

/** What becomes of a paper: pages for the screen, or a file. */
export const paperFiles = ['pdf', 'docx'] as const
export type PaperFile = (typeof paperFiles)[number]

/** What the threads are asked to do; a paper goes to them as JSON, faster than as a tree of objects. */
export interface PaperTask {
  readonly kind: 'pages' | PaperFile
  readonly paper: string
}

export type PaperAnswer = LaidPaper | Uint8Array

/** A `PaperDocument` as it goes to a thread. */
export const packed = (paper: PaperDocument): string => JSON.stringify(paper)
