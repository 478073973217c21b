import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountLevel } from '#plugins/signal/contract/plan'
import type { SignalStatus } from '#plugins/signal/contract/signal'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { Card, Panel, Quiet } from '#resources/kit/panel'
import { figureText } from '../figure_text'
import { StatusTag } from '../status_tag'
import { FourCells } from './four_cells'
import { PairCharts } from './pair_charts'
import { WhyRules } from './why_rules'

const Side = styled(Card)({ overflow: 'auto', padding: '10px 14px' })
const Figures = styled('dl')({
  'display': 'grid',
  'gridTemplateColumns': 'auto 1fr auto 1fr',
  'gap': '2px 10px',
  'margin': '10px 0',
  '& dd': { margin: 0 },
  '& dt': { color: 'inherit' },
})

interface PairPanelProps {
  asked: { runId: string; level: CountLevel; drug: string; term: string; against?: string }
  onMade: () => void
}

/** A pair: its four cells, why a rule fires or by how much it missed, what is different, and charts. */
export function PairPanel({ asked, onMade }: PairPanelProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { runId, ...query } = asked
  const { data, error, reload } = useAnswer('GET /signal/runs/{runId}/pair', {
    path: { runId },
    query,
  })
  if (error) return <Alert severity="error">{error}</Alert>
  if (!data) return <Side aria-busy />
  const { figures, reasons } = data
  const make = async () => {
    try {
      const { id } = await call('POST /signal/signals', {
        body: {
          drug: { key: data.drug, words: data.drugName },
          terms: [{ key: data.term, words: data.termName }],
          runId,
        },
      })
      onMade()
      reload()
      go(`/signal/assess?signal=${id}`)
    } catch (failed) {
      setRefusal(sentenceOf(failed))
    }
  }
  const span = (low: string, high: string) =>
    `${figureText(figures[low])} – ${figureText(figures[high])}`
  const shown: [string, string, string][] = [
    ['PRR', figureText(figures.PRR), span('PRR_lo95', 'PRR_hi95')],
    ['IC', figureText(figures.IC), span('IC025_gamma', 'IC975_gamma')],
    ['ROR', figureText(figures.ROR), span('ROR_lo95', 'ROR_hi95')],
    ['EBGM', figureText(figures.EBGM), span('EB05', 'EB95')],
  ]
  const changes = reasons
    ? [
        reasons.added > 0 && t('signal:reason.added', { count: reasons.added }),
        reasons.removed > 0 && t('signal:reason.removed', { count: reasons.removed }),
        reasons.followedUp > 0 && t('signal:reason.followed_up', { count: reasons.followedUp }),
        reasons.dictionary && t('signal:reason.dictionary'),
        reasons.settings && t('signal:reason.settings'),
        reasons.background && t('signal:reason.background'),
      ].filter((each) => each !== false)
    : []
  const title = t('signal:pair', { drug: say(data.drugName), term: say(data.termName) })
  return (
    <Side role="complementary" aria-label={title}>
      <h2 style={{ font: 'inherit', fontWeight: 650, margin: '0 0 8px' }}>{title}</h2>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {data.signal ? (
        <>
          <StatusTag status={data.signal.status as SignalStatus} />{' '}
          <Btn
            size="small"
            kind="primary"
            onClick={() => go(`/signal/assess?signal=${data.signal!.id}`)}
          >
            {t('signal:open_assessment')}
          </Btn>
        </>
      ) : (
        <Btn size="small" kind="primary" onClick={() => void make()}>
          {t('signal:make')}
        </Btn>
      )}
      <FourCells pair={data} />
      {data.reference > 0 && (
        <Quiet>{t('signal:background.of_reference', { count: data.reference })}</Quiet>
      )}
      <Figures className="num">
        {shown.map(([name, value, limits]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b> <Quiet>{limits}</Quiet>
            </dd>
          </div>
        ))}
        <dt>χ²</dt>
        <dd>
          <b>{figureText(figures.chi2_yates, 1)}</b>
        </dd>
        <dt>{t('signal:column.expected')}</dt>
        <dd>
          <b>{figureText(data.expected, 1)}</b>
        </dd>
      </Figures>
      <WhyRules why={data.why} />
      {changes.length > 0 && (
        <Panel title={t('signal:what_changed')} level="h3">
          <ul style={{ margin: 0, padding: '8px 14px 8px 30px' }}>
            {changes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Panel>
      )}
      <PairCharts pair={data} />
    </Side>
  )
}
