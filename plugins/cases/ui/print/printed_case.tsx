import { useMemo, useState } from 'react'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { EditorContext } from '#resources/forms/editor/editor_context'
import { readOnlyEditor } from '#resources/forms/editor/make_editor'
import { OnPaper } from '#resources/forms/leaf/on_paper'
import type { CasePrintProps } from '../screens/print/case_print'
import { countFilled } from '../view/count_filled'
import { HeaderPanel } from '../view/header_panel'
import { LeftoverPanel } from '../view/leftover_panel'
import { PaperStyle } from './paper_style'
import { PrintBar } from './print_bar'
import { PrintHead } from './print_head'
import { PrintedPage } from './printed_page'
import { PrintedUnmapped } from './printed_unmapped'
import { Sheet } from './sheet'

/** Every page of a case with every element, its number, its code in words and its null flavour. */
export function PrintedCase(props: CasePrintProps) {
  const { case: head, content, envelope, unmapped } = props
  const { pages } = useForms()
  const [showEmpty, setShowEmpty] = useState(false)
  const filled = useMemo(() => countFilled(pages, content), [pages, content])
  const editor = useMemo(() => readOnlyEditor(content), [content])
  return (
    <EditorContext value={editor}>
      <OnPaper value>
        <PaperStyle head={head} printedAt={props.printedAt} />
        <PrintBar head={head} showEmpty={showEmpty} onShowEmpty={setShowEmpty} />
        <Sheet>
          <PrintHead {...props} />
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
