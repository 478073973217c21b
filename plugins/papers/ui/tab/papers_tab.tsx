import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { useAnswer } from '#resources/app/calls/use_answer'
import { ErrorState } from '#resources/kit/error_state'
import { Quiet } from '#resources/kit/panel'
import { BoxElements } from './box_elements'
import { DrawnPage } from './drawn_page'
import { PaperBar } from './paper_bar'
import { usePaperWish } from './use_paper_wish'

const Root = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) 260px',
  'gap': '0 16px',
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** A paper of the case as it would be printed: a box says which elements it takes, and leads to them. */
export function PapersTab({ case: { id, revision } }: { case: CaseHead }) {
  const { t } = useTranslation()
  const [box, setBox] = useState<string | null>(null)
  const { forms, sets, wish, ...choices } = usePaperWish()
  const { form, privacy } = wish
  const asked = { path: { caseId: id }, query: { ...wish, revision } }
  const { data, error, stale, reload } = useAnswer('GET /cases/{caseId}/papers', asked, {
    keep: true,
  })
  const hidden = sets.find(({ key }) => key === privacy)?.hides ?? []
  const boxes = forms.find(({ key }) => key === form)?.boxes ?? []
  return (
    <>
      <PaperBar {...choices} caseId={id} forms={forms} sets={sets} wish={{ ...wish, revision }} />
      {error && <ErrorState text={error} onRetry={reload} />}
      {!data && !error && <Skeleton variant="rounded" height={600} />}
      {data && (
        <Root aria-busy={stale}>
          <div>
            {data.pages.map((page, at) => (
              <DrawnPage
                key={at}
                page={page}
                name={t('papers:page', { page: at + 1, pages: data.pages.length })}
                box={box}
                onBox={setBox}
              />
            ))}
          </div>
          <aside>
            {hidden.length > 0 && (
              <Quiet as="p">{t('papers:hides', { ids: hidden.join(', ') })}</Quiet>
            )}
            {data.missing.map(({ codePoint, count }) => (
              <Quiet as="p" key={codePoint}>
                {t('papers:missing', { codePoint, count })}
              </Quiet>
            ))}
            <BoxElements caseId={id} box={boxes.find(({ key }) => key === box)} />
          </aside>
        </Root>
      )}
    </>
  )
}
