import { useMemo } from 'react'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { EditorContext } from '#resources/forms/editor/editor_context'
import { readOnlyEditor } from '#resources/forms/editor/make_editor'
import { OnPaper } from '#resources/forms/leaf/on_paper'
import { countFilled } from '../view/count_filled'
import { HeaderPanel } from '../view/header_panel'
import { LeftoverPanel } from '../view/leftover_panel'
import type { CaseOnPaper } from './case_on_paper'
import { paperOf, PaperStyle } from './paper_style'
import { PrintHead } from './print_head'
import { PrintedPage } from './printed_page'
import { PrintedUnmapped } from './printed_unmapped'
import { Sheet } from './sheet'

interface PrintedCaseProps extends CaseOnPaper {
  /** UTC */
  printedAt: string
  showEmpty: boolean
}

/** Every page of a case with every element, its number, its code in words and its null flavour. */
export function PrintedCase({ showEmpty, printedAt, ...printed }: PrintedCaseProps) {
  const { case: head, content, envelope, unmapped } = printed
  const { pages } = useForms()
  const filled = useMemo(() => countFilled(pages, content), [pages, content])
  const editor = useMemo(() => readOnlyEditor(content), [content])
  return (
    <EditorContext value={editor}>
      <OnPaper value>
        <PaperStyle head={head} printedAt={printedAt} />
        <Sheet style={{ page: paperOf(head) }}>
          <PrintHead {...printed} printedAt={printedAt} />
          {pages.map((page) => (
            <PrintedPage
              key={page.page}
              page={page}
              content={content}
              count={filled.get(page.page) ?? 0}
              showEmpty={showEmpty}
            />
          ))}
          <LeftoverPanel content={content} />
          <HeaderPanel envelope={envelope} />
          {unmapped.length > 0 && <PrintedUnmapped unmapped={unmapped} />}
        </Sheet>
      </OnPaper>
    </EditorContext>
  )
}
