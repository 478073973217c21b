import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import type { FilePreview } from '../literature'
import { sourceText } from '../source_text'

const List = styled('ol')({
  'margin': 0,
  'padding': 0,
  'listStyle': 'none',
  'maxHeight': 340,
  'overflow': 'auto',
  'border': `1px solid ${colour.line}`,
  'borderRadius': 6,
  '& li': { padding: '6px 12px', borderBottom: `1px solid ${colour.lineSoft}` },
})

/** Records that are shown before a file comes in; the others are counted. */
const SHOWN = 200

/** What a file holds: its articles by line, and what is wrong with which record. */
export function PreviewList({ preview }: { preview: FilePreview }) {
  const { t, i18n } = useTranslation()
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  const { format, source, records, problems } = preview
  const known = records.filter(({ isKnown }) => isKnown).length
  return (
    <>
      <div role="status">
        {t('literature:import.found', { count: records.length })}{' '}
        <Quiet>
          {t(`literature:format.${format}`)}
          {source && ` · ${sourceText(t, source)}`} ·{' '}
          {t('literature:import.known', { count: known })}
        </Quiet>
      </div>
      {problems.length > 0 && (
        <Alert severity="warning">
          {problems.slice(0, SHOWN).map(({ line, reason, taken }) => (
            <div key={`${line} ${reason.en}`}>
              {t('literature:import.problem', { line, reason: reason[language] })}{' '}
              {t(taken ? 'literature:import.taken' : 'literature:import.not_taken')}
            </div>
          ))}
        </Alert>
      )}
      <List tabIndex={0} aria-label={t('literature:import.records')}>
        {records.slice(0, SHOWN).map(({ line, citation, retracted, isKnown }) => (
          <li key={line}>
            <Quiet className="num">{line}</Quiet> {citation}{' '}
            {retracted && <Tag tone="red">{t('literature:retracted')}</Tag>}{' '}
            {isKnown && <Tag>{t('literature:import.is_known')}</Tag>}
          </li>
        ))}
        {records.length > SHOWN && (
          <li>{t('literature:import.more', { count: records.length - SHOWN })}</li>
        )}
      </List>
    </>
  )
}
