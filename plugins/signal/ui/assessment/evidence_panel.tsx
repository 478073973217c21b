import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useMomentText } from '#resources/app/moment'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { Panel } from '#resources/kit/panel'
import { figureText } from '../figure_text'
import { ruleLetters } from '../pairs/pair_columns'
import { PairCharts } from '../pair/pair_charts'
import type { PartProps } from './part_props'

/** The evidence as it was taken over from a run; a later run is taken over on request. */
export function EvidencePanel({ signal, act }: PartProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const momentText = useMomentText()
  const { id, revision, state, drug } = signal
  const { evidence } = state
  const first = evidence?.pairs[0]
  const { data: runs } = useAnswer('GET /signal/runs', {})
  const latest = runs?.find((run) => run.state === 'done')
  const { data: pair } = useAnswer(
    'GET /signal/runs/{runId}/pair',
    evidence && first
      ? {
          path: { runId: evidence.runId },
          query: { level: first.level, drug: drug.key, term: first.term },
        }
      : null
  )
  const refresh = latest && latest.id !== evidence?.runId && (
    <Btn
      size="small"
      onClick={() =>
        void act(() =>
          call('POST /signal/signals/{signalId}/refresh', {
            path: { signalId: id },
            body: { revision, runId: latest.id },
          })
        )
      }
    >
      {t('signal:refresh', { number: latest.number })}
    </Btn>
  )
  return (
    <Panel
      title={t('signal:evidence')}
      hint={
        evidence &&
        t('signal:evidence_of', {
          ...{ number: evidence.runNumber, cut: momentText(evidence.cut) },
          count: evidence.reports,
        })
      }
      actions={refresh}
    >
      <div style={{ padding: '8px 14px 12px' }}>
        {first ? (
          <>
            <table className="num" style={{ width: '100%' }}>
              <thead>
                <tr style={{ textAlign: 'left' }}>
                  <th>n</th>
                  <th>{t('signal:column.expected')}</th>
                  <th>PRR</th>
                  <th>ROR025</th>
                  <th>IC025</th>
                  <th>EB05</th>
                  <th>{t('signal:serious')}</th>
                  <th>{t('signal:fatal')}</th>
                  <th>{t('signal:column.rules')}</th>
                </tr>
              </thead>
              <tbody>
                {evidence.pairs.map((each) => (
                  <tr key={`${each.level} ${each.term}`}>
                    <td>{each.n}</td>
                    <td>{figureText(each.expected, 1)}</td>
                    <td>{figureText(each.figures.PRR)}</td>
                    <td>{figureText(each.figures.ROR_lo95)}</td>
                    <td>{figureText(each.figures.IC025_gamma)}</td>
                    <td>{figureText(each.figures.EB05)}</td>
                    <td>{each.serious}</td>
                    <td>{each.fatal}</td>
                    <td>{each.rules.map((rule) => ruleLetters[rule] ?? rule).join(' ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Btn
              size="small"
              onClick={() =>
                go(
                  `/signal/case?${new URLSearchParams({
                    ...{ run: evidence.runId, level: first.level, drug: drug.key },
                    ...{ term: first.term, cell: 'a' },
                  })}`
                )
              }
            >
              {t('signal:see_reports', { count: first.n })}
            </Btn>
            {pair && <PairCharts pair={pair} />}
          </>
        ) : (
          t('signal:no_evidence')
        )}
      </div>
    </Panel>
  )
}
