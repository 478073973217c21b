import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { rowAddress } from '#resources/admin/addresses'
import { useRowId } from '#resources/admin/row_id'
import { Link } from '#resources/app/navigation/link'
import { loadFields } from '#plugins/coding/contract/release'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { Panel } from '#resources/kit/panel'
import { ProgressBar } from '#resources/kit/progress_bar'
import { type Fact, FactList } from '#resources/kit/fact_list'
import type { Load } from './load'
import { LoadState } from './load_state'
import { ProblemTable } from './problem_table'
import { useLoad } from './use_load'

/** How far a load is, and what became of it. */
export function LoadPage() {
  const { t } = useTranslation()
  const id = useRowId()
  const { data, error, reload } = useLoad(id)
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton height={300} />
  const facts: Fact[] = [
    [
      say(loadFields.dictionary.label),
      t(`coding:dictionaries.${data.dictionary}`, data.dictionary),
    ],
    [say(loadFields.startedByName.label), whoText(data.startedByName)],
    [t('coding:loads.started_at'), <Moment key="at" at={data.startedAt} />, true],
    ...(data.endedAt
      ? [[t('coding:loads.ended_at'), <Moment key="at" at={data.endedAt} />, true] as const]
      : []),
  ]
  return (
    <>
      <PageHeader title={data.fileName} fact={<LoadState state={data.state} />} />
      <div style={{ marginTop: 12 }}>
        <Panel title={t('coding:loads.one')}>
          <div style={{ padding: '14px 14px 0' }} aria-live="polite">
            <Outcome load={data} />
          </div>
          <FactList facts={facts} />
        </Panel>
        {data.state === 'refused' && <ProblemTable load={data} />}
      </div>
    </>
  )
}

function Outcome({ load: { state, progress, releaseId } }: { load: Load }) {
  const { t } = useTranslation()
  if (state === 'refused') return t('coding:loads.refused')
  if (state === 'done') {
    return (
      <>
        <p style={{ margin: '0 0 8px' }}>{t('coding:loads.done')}</p>
        <Link href={rowAddress('dictionary_releases', releaseId!)!}>
          {t('coding:loads.open_release')}
        </Link>
      </>
    )
  }
  const { stage, done, total } = progress ?? { stage: 'waiting', done: 0, total: 1 }
  return (
    <>
      <p className="num" style={{ margin: '0 0 8px' }}>
        {t(`coding:loads.${stage}`, { done, total })}
      </p>
      {/* The last step is the commit: the bar is full when the release is there. */}
      <ProgressBar value={Math.min(done / total, 0.99)} label={t('coding:loads.progress')} />
    </>
  )
}
