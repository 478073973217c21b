import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

const List = styled('ul')({
  'listStyle': 'none',
  'margin': '8px 0 0',
  'padding': 0,
  'fontSize': 12,
  '& li': { display: 'flex', gap: 8, padding: '4px 0', borderTop: `1px solid ${colour.lineSoft}` },
  '& b': { fontWeight: 600, whiteSpace: 'nowrap' },
})

/** So many are told here; all stand in the list that the archive holds. */
const MOST = 50

/** The cases of an export without a message, or with one that leaves something out, and why. */
export function ExportProblems({ exportId }: { exportId: string }) {
  const { t } = useTranslation()
  const { data, error } = useAnswer('GET /e2b/exports/{exportId}/problems', {
    path: { exportId },
    query: { pageSize: MOST },
  })
  if (error) return <Quiet role="alert">{error}</Quiet>
  if (!data) return null
  if (data.total === 0) return <Quiet>{t('e2b:exports.no_problems')}</Quiet>
  const more = data.total - data.rows.length
  return (
    <List aria-label={t('e2b:exports.problems_of')}>
      {data.rows.map(({ caseId, caseNo, state, sentence }) => (
        <li key={caseId}>
          <b className="num" style={{ color: state === 'done' ? colour.amber : colour.red }}>
            {caseNo}
          </b>
          <span>{sentence && say(sentence)}</span>
        </li>
      ))}
      {more > 0 && <li>{t('e2b:exports.more', { count: more })}</li>}
    </List>
  )
}
