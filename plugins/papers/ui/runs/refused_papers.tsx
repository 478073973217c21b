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
  'maxHeight': 220,
  'overflow': 'auto',
  'fontSize': 12,
  '& li': { display: 'flex', gap: 8, padding: '4px 0', borderTop: `1px solid ${colour.lineSoft}` },
  '& b': { fontWeight: 600, whiteSpace: 'nowrap' },
})

/** The cases of which no paper was made, and why. */
export function RefusedPapers({ runId }: { runId: string }) {
  const { t } = useTranslation()
  const { data, error } = useAnswer('GET /papers/runs/{paperRunId}/refused', {
    path: { paperRunId: runId },
  })
  if (error) return <Quiet role="alert">{error}</Quiet>
  if (!data) return null
  return (
    <List tabIndex={0} aria-label={t('papers:many.refused', { count: data.length })}>
      {data.map(({ caseNo, sentence }, at) => (
        <li key={at}>
          <b className="num" style={{ color: colour.red }}>
            {caseNo}
          </b>
          <span>{sentence ? say(sentence) : t('papers:many.not_begun')}</span>
        </li>
      ))}
    </List>
  )
}
