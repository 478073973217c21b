import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import type { PaperLanguage } from '#plugins/papers/contract'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useLanguage } from '#resources/app/language_context'
import { ErrorState } from '#resources/kit/error_state'
import { Quiet } from '#resources/kit/panel'
import { BoxElements } from './box_elements'
import { DrawnPage } from './drawn_page'
import { PaperBar } from './paper_bar'

const Root = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) 260px',
  'gap': '0 16px',
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** A paper of the case as it would be printed: a box says which elements it takes, and leads to them. */
export function PapersTab({ case: { id, revision } }: { case: CaseHead }) {
  const { t } = useTranslation()
  const shown = useLanguage()
  const [form, setForm] = useState('cioms')
  const [chosen, setLanguage] = useState<PaperLanguage>(shown)
  const [privacy, setPrivacy] = useState('internal')
  const [box, setBox] = useState<string | null>(null)
  const forms = useAnswer('GET /papers/forms', {}, { isFixed: true })
  const sets = useAnswer('GET /papers/privacy_sets', {}, { isFixed: true })
  const languages = forms.data?.find(({ key }) => key === form)?.languages ?? [chosen]
  // MedWatch is printed in English alone.
  const language = languages.includes(chosen) ? chosen : languages[0]!
  const asked = { path: { caseId: id }, query: { form, language, privacy, revision } }
  const { data, error, stale, reload } = useAnswer('GET /cases/{caseId}/papers', asked, {
    keep: true,
  })
  const hidden = sets.data?.find(({ key }) => key === privacy)?.hides ?? []
  const boxes = forms.data?.find(({ key }) => key === form)?.boxes ?? []
  return (
    <>
      <PaperBar
        caseId={id}
        forms={forms.data ?? []}
        wish={{ form, language, privacy, revision }}
        sets={sets.data ?? []}
        onForm={setForm}
        onLanguage={setLanguage}
        onPrivacy={setPrivacy}
      />
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
