import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CodingRun } from './run'
import { FactList } from '#resources/kit/fact_list'
import { useCancelBatch } from '#resources/app/use_cancel_batch'
import { BatchProgress } from '#resources/kit/batch_progress'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { Panel } from '#resources/kit/panel'
import { SideDrawer } from '#resources/kit/side_drawer'
import { ReplacedCodes } from './replaced_codes'
import { RunState } from './run_state'
import { useRunFacts } from './use_run_facts'
import { useRunWords } from './use_run_words'

const Body = styled('div')({ flex: 1, minHeight: 0, padding: '12px 18px', overflow: 'auto' })
const Line = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'flexWrap': 'wrap',
  'gap': 8,
  'marginBottom': 12,
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
})
const Acts = styled('div')({
  'display': 'flex',
  'gap': 8,
  'flexWrap': 'wrap',
  'marginBottom': 12,
  '&:empty': { display: 'none' },
})

interface RunDrawerProps {
  isOpen: boolean
  run: CodingRun | null
  error: string | null
  busy: boolean
  onRetry: () => void
  onOpen: (runId: string) => void
  onTakeBack: (run: CodingRun) => void
  onClose: () => void
}

/** One run with all that came of it, and taking it back. */
export function RunDrawer(props: RunDrawerProps) {
  const { t } = useTranslation()
  const words = useRunWords()
  const { run, error } = props
  return (
    <SideDrawer
      open={props.isOpen}
      width={640}
      title={run ? words.kind(run) : t('coding:runs.one')}
      onClose={props.onClose}
    >
      <Body>
        {error ? (
          <ErrorState text={error} onRetry={props.onRetry} />
        ) : run ? (
          <Details {...props} run={run} />
        ) : (
          <Skeleton height={300} />
        )}
      </Body>
    </SideDrawer>
  )
}

function Details({ run, busy, onOpen, onTakeBack }: RunDrawerProps & { run: CodingRun }) {
  const { t } = useTranslation()
  const words = useRunWords()
  const facts = useRunFacts(run)
  const cancel = useCancelBatch()
  const { asked, counts, total, takenBackBy } = run
  const other = asked.kind === 'take_back' ? asked.runId : takenBackBy
  return (
    <>
      <Line>
        <b>{words.asked(run)}</b>
        <RunState run={run} />
      </Line>
      {run.state === 'waiting' && (
        <div style={{ marginBottom: 12 }}>
          <BatchProgress
            label={t('coding:runs.running')}
            settled={counts.cases}
            total={total}
            onCancel={() => void cancel(run.id)}
          />
        </div>
      )}
      <Acts>
        {run.canTakeBack && (
          <Btn icon="arrowLeft" disabled={busy} onClick={() => onTakeBack(run)}>
            {t('coding:runs.take_back')}
          </Btn>
        )}
        {other && (
          <Btn icon="history" onClick={() => onOpen(other)}>
            {takenBackBy ? t('coding:runs.show_taking_back') : t('coding:runs.show_taken_back')}
          </Btn>
        )}
      </Acts>
      <Panel title={t('coding:runs.order')}>
        <FactList facts={facts.order} />
      </Panel>
      <Panel title={t('coding:runs.outcome')}>
        <FactList facts={facts.outcome} />
      </Panel>
      {asked.kind === 'recode' && <ReplacedCodes replace={asked.replace} />}
    </>
  )
}
