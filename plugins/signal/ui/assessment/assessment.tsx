import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { priorities } from '#plugins/signal/contract/signal'
import { sentenceOf } from '#resources/app/api_error'
import { addressOf, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { PageHeader } from '#resources/kit/page_header'
import { size } from '#resources/kit/theme/tokens'
import { StatusTag } from '../status_tag'
import { Actions } from './actions'
import { DayBox } from './day_box'
import { Decision } from './decision'
import { EvidencePanel } from './evidence_panel'
import { History } from './history'
import { Questions } from './questions'

const Root = styled('div')({ padding: '16px 20px 20px', height: '100%', overflow: 'auto' })
const Both = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 396px',
  gap: 14,
  marginTop: 12,
  alignItems: 'start',
  [`@media (max-width: ${size.foldBelow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 344px' },
})

/** One signal: evidence and questions, decision, actions and what was done. */
export function Assessment({ id }: { id: string }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const path = { signalId: id }
  const { data, error, reload } = useAnswer('GET /signal/signals/{signalId}', { path })
  if (error) return <Alert severity="error">{error}</Alert>
  if (!data) return <Root aria-busy />
  const { revision, state, realerted } = data
  /** Does it, and says of a refusal what it is. */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setRefusal(null)
    try {
      await work()
      reload()
      return true
    } catch (failed) {
      setRefusal(sentenceOf(failed))
      reload()
      return false
    }
  }
  const title = t('signal:pair', {
    drug: say(data.drug.words),
    term: data.terms.map(({ words }) => say(words)).join(t('signal:joined')),
  })
  return (
    <Root>
      <ScreenTitle title={title} />
      <PageHeader
        title={title}
        fact={t('signal:number', { number: data.number })}
        actions={
          <>
            {(['pdf', 'zip'] as const).map((kind) => (
              <Btn
                key={kind}
                icon="download"
                href={addressOf('GET /signal/signals/{signalId}/export', { path, query: { kind } })}
              >
                {t(`signal:export.${kind}`)}
              </Btn>
            ))}
            <Btn onClick={() => go('/signal/assess')}>{t('signal:to_signals')}</Btn>
          </>
        }
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', mt: 1 }}>
        <StatusTag status={state.status} />
        <Choice
          label={t('signal:column.priority')}
          value={state.priority}
          onChoose={(priority) =>
            void act(() =>
              call('POST /signal/signals/{signalId}/head', {
                path,
                body: { revision, priority: priority as 'high' },
              })
            )
          }
        >
          {priorities.map((each) => (
            <option key={each} value={each}>
              {t(`signal:priority.${each}`)}
            </option>
          ))}
        </Choice>
        <DayBox
          key={state.due}
          label={t('signal:column.due')}
          day={state.due ?? ''}
          onDay={(due) =>
            void act(() =>
              call('POST /signal/signals/{signalId}/head', { path, body: { revision, due } })
            )
          }
        />
        <span>{t('signal:owner', { name: state.owner?.name ?? '—' })}</span>
        <Btn
          size="small"
          onClick={() =>
            void act(() =>
              call('POST /signal/signals/{signalId}/head', { path, body: { revision, own: true } })
            )
          }
        >
          {t('signal:own')}
        </Btn>
      </Stack>
      {refusal && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refusal}
        </Alert>
      )}
      {realerted.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('signal:realert.again', {
            reasons: realerted.map((each) => t(`signal:realert.${each}`)).join(t('signal:joined')),
          })}
        </Alert>
      )}
      <Both>
        <div>
          <EvidencePanel signal={data} act={act} />
          <Questions signal={data} act={act} />
        </div>
        <div>
          <Decision key={state.status} signal={data} act={act} />
          <Actions signal={data} act={act} />
          <History signal={data} act={act} />
        </div>
      </Both>
    </Root>
  )
}
