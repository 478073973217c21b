import { drawPdf } from '#kernel/paper/draw_pdf'
import { layPaper } from '#kernel/paper/lay_paper'
import type { PaperDocument } from '#kernel/paper/paper_document'
import type { PaperAnswer, PaperTask } from '#kernel/paper/paper_tasks'
import { writeDocx } from '#kernel/paper/write_docx'

/** Runs in a thread of its own: see PaperPress. */
export default async function runTask({ kind, paper }: PaperTask): Promise<PaperAnswer> {
  const document = JSON.parse(paper) as PaperDocument
  if (kind === 'docx') return writeDocx(document)
  const laid = layPaper(document)
  return kind === 'pages' ? laid : drawPdf(laid, document)
}
