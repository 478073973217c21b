import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isThrough } from '#plugins/sur/contract/periodic_report'
import type { ShownReport, ShownSection } from '#plugins/sur/contract/shown'
import { headingOf } from '#plugins/sur/contract/template'
import { useLanguage } from '#resources/app/language_context'
import { useMomentText } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { Grow, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { StateTag } from '../parts/tags'
import { SectionTables } from '../tables/section_tables'
import { ProseEditor } from './prose_editor'
import { ProseText } from './prose_text'
import { useSection } from './use_section'

const Pane = styled('section')({
  background: colour.card,
  display: 'flex',
  flexDirection: 'column',
})
const Head = styled('header')({
  'padding': '12px 20px 8px',
  'display': 'grid',
  'gap': 4,
  '& h2': { fontSize: 17, margin: 0 },
})
const Foot = styled('footer')({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  padding: '8px 20px',
  background: colour.card,
  borderTop: `1px solid ${colour.line}`,
})
const Before = styled('div')({ background: colour.head, borderTop: `1px solid ${colour.line}` })

interface SectionPaneProps {
  report: ShownReport
  section: ShownSection
  onSaved: () => void
  onNext: () => void
}

/** A section: what belongs in it, its text, and what its writer does with it. */
export function SectionPane({ report, section, onSaved, onNext }: SectionPaneProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const momentText = useMomentText()
  const [compares, setCompares] = useState(false)
  const { draft, setDraft, send, takeOver, mayWrite, isOfAnother } = useSection(
    report,
    section,
    onSaved
  )
  const { key, help, sentence, state, isCarriedOver, prose, before, writerName, updatedBy } =
    section
  const heading = headingOf(section, language)
  const canEdit = mayWrite && !isThrough(state)
  return (
    <Pane aria-label={heading}>
      <Head>
        <h2>{heading}</h2>
        <span>
          <StateTag state={state} carried={isCarriedOver} />{' '}
          <Quiet>
            {writerName
              ? t('sur:writing.writer', { name: writerName })
              : t('sur:writing.no_writer')}
          </Quiet>
        </span>
        <Quiet as="p">{help[language]}</Quiet>
        {section.figuresChanged && (
          <Alert severity="warning">{t('sur:writing.figures_changed')}</Alert>
        )}
        {isCarriedOver && <Alert severity="info">{t('sur:writing.carried')}</Alert>}
      </Head>
      {canEdit ? (
        <ProseEditor
          key={`${key} ${section.revision}`}
          label={t('sur:writing.text', { section: heading })}
          prose={prose}
          sentence={sentence?.[report.setup.language]}
          onChange={setDraft}
        />
      ) : prose ? (
        <ProseText prose={prose} />
      ) : (
        <Quiet as="p" sx={{ px: 4.5, py: 2 }}>
          {t('sur:writing.empty')}
        </Quiet>
      )}
      {compares && (
        <Before aria-label={t('sur:writing.compare')} role="group">
          {before ? (
            <ProseText prose={before} />
          ) : (
            <Quiet as="p" sx={{ px: 4.5, py: 2 }}>
              {t('sur:writing.no_before')}
            </Quiet>
          )}
        </Before>
      )}
      {section.hasTables && <SectionTables reportId={report.rbId} section={key} />}
      <Grow />
      <Foot>
        <Quiet>
          {draft
            ? t('sur:writing.unsaved')
            : updatedBy &&
              t('sur:writing.saved_by', { name: updatedBy, at: momentText(section.updatedAt) })}
        </Quiet>
        <Grow />
        {report.ordinal > 1 && (
          <Btn size="small" kind="ghost" onClick={() => setCompares(!compares)}>
            {t(compares ? 'sur:writing.hide_compare' : 'sur:writing.compare')}
          </Btn>
        )}
        {report.may.write && isOfAnother && (
          <Btn size="small" onClick={() => void takeOver()}>
            {t('sur:writing.take_over')}
          </Btn>
        )}
        {canEdit && (
          <>
            <Btn size="small" onClick={() => void send({ state: 'nothing' })}>
              {t('sur:writing.nothing')}
            </Btn>
            <Btn size="small" disabled={!draft} onClick={() => void send({})}>
              {t('sur:writing.save')}
            </Btn>
            <Btn size="small" kind="primary" onClick={() => void send({ state: 'done' })}>
              {t('sur:writing.done')}
            </Btn>
          </>
        )}
        {mayWrite && isThrough(state) && (
          <Btn size="small" onClick={() => void send({ state: 'writing' })}>
            {t('sur:writing.reopen')}
          </Btn>
        )}
        {!draft && (
          <Btn size="small" kind="ghost" onClick={onNext}>
            {t('sur:writing.next')}
          </Btn>
        )}
      </Foot>
    </Pane>
  )
}
