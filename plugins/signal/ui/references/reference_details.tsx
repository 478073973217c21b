import { useTranslation } from 'react-i18next'
import {
  type ReferenceAct,
  referenceCounts,
  type ShownReference,
} from '#plugins/signal/contract/reference'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { useMomentText } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { useConfirm } from '#resources/kit/confirm'
import { type Fact, FactList } from '#resources/kit/fact_list'
import { useMessages } from '#resources/kit/messages'
import { Panel } from '#resources/kit/panel'
import { ProgressBar } from '#resources/kit/progress_bar'

interface ReferenceDetailsProps {
  of: ShownReference
  onDone: () => void
}

const isDanger = (act: ReferenceAct) => act === 'discard' || act === 'retire' || act === 'cancel'

/** What was read of reference data and what was left out, what was wrong, and what is done with them. */
export function ReferenceDetails({ of: row, onDone }: ReferenceDetailsProps) {
  const { t, i18n } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const momentText = useMomentText()
  const number = new Intl.NumberFormat(i18n.language)
  const run = async (act: ReferenceAct) => {
    const isSure = await confirm({
      title: t(`signal:references.acts.${act}.question`, { name: row.name }),
      text: t(`signal:references.acts.${act}.text`),
      act: t(`signal:references.acts.${act}.act`),
      danger: isDanger(act),
    })
    if (!isSure) return
    try {
      const path = { referenceId: row.id }
      await call('POST /signal/references/{referenceId}/acts', { path, body: { act } })
      tell.done(t(`signal:references.acts.${act}.done`))
    } catch (error) {
      tell.error(sentenceOf(error))
    }
    onDone()
  }
  const counted = referenceCounts.flatMap((each): Fact[] => {
    const count = row.counts[each]
    return count === undefined || (count === 0 && each !== 'reports')
      ? []
      : [[t(`signal:references.count.${each}`), number.format(count), true]]
  })
  const origin: Fact[] = [
    [t('signal:references.file'), row.fileName],
    [t('signal:references.loaded_by'), row.loadedByName],
    [t('signal:references.loaded_at'), momentText(row.loadedAt), true],
    [
      'SHA-256',
      <span key="digest" style={{ overflowWrap: 'anywhere' }}>
        {row.digest}
      </span>,
      true,
    ],
  ]
  return (
    <div style={{ display: 'grid', gap: 12, padding: 18, overflow: 'auto' }}>
      {row.state === 'waiting' && (
        <ProgressBar
          value={row.progress ? Math.min(0.99, row.progress.done / row.progress.total) : 0}
          label={t('signal:references.progress')}
        />
      )}
      <div style={{ display: 'flex', gap: 8 }}>
        {row.acts.map((act) => (
          <Btn key={act} kind={isDanger(act) ? 'plain' : 'primary'} onClick={() => void run(act)}>
            {t(`signal:references.acts.${act}.act`)}
          </Btn>
        ))}
      </div>
      {row.problems.length > 0 && (
        <Panel
          title={t('signal:references.problems')}
          hint={t('signal:references.listed', {
            ...{ total: row.problemCount, shown: row.problems.length },
          })}
          level="h3"
        >
          <ul style={{ margin: 0, padding: '8px 14px 8px 30px' }}>
            {row.problems.map(({ file, line, says }, at) => (
              <li key={at}>
                <b>
                  {file}
                  {line === null ? '' : `:${line}`}
                </b>{' '}
                {say(says)}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {counted.length > 0 && (
        <Panel title={t('signal:references.read')} level="h3">
          <FactList facts={counted} />
        </Panel>
      )}
      <Panel title={t('signal:references.origin')} level="h3">
        <FactList facts={origin} />
      </Panel>
    </div>
  )
}
