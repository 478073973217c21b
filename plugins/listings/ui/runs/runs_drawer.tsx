import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { addressOf, type Answer, type Asked, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { sentenceOf } from '#resources/app/api_error'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Quiet } from '#resources/kit/panel'
import { SideDrawer } from '#resources/kit/side_drawer'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'

const Acts = styled('div')({
  'display': 'flex',
  'flexWrap': 'wrap',
  'gap': 8,
  'padding': '12px 18px',
  'borderBottom': `1px solid ${colour.line}`,
  '& p': { margin: 0, width: '100%', color: colour.amber, fontSize: 12 },
})
const Run = styled('li')({
  'listStyle': 'none',
  'padding': '10px 18px',
  'borderBottom': `1px solid ${colour.lineSoft}`,
  '& p': { margin: '4px 0 0', fontSize: 12 },
  '& a': { marginRight: 10 },
})

const offered = [
  { kind: 'xlsx', encoding: 'utf-8', text: 'xlsx' },
  { kind: 'csv', encoding: 'utf-8', text: 'csv' },
  { kind: 'csv', encoding: 'gb18030', text: 'csv_gb' },
  { kind: 'pdf', encoding: 'utf-8', text: 'pdf' },
] as const

const FILE = 'GET /report/linelisting-files/{listingRunId}/{number}'
type RunOf = Answer<'GET /report/linelistings/{designId}/runs'>[number]

interface RunsDrawerProps {
  listing: { id: string; name: string }
  /** The design was changed and not saved: files are made of what is saved. */
  isChanged: boolean
  onClose: () => void
}

/** Files of a listing: made, waited for, and downloaded. */
export function RunsDrawer({ listing, isChanged, onClose }: RunsDrawerProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const path = { designId: listing.id }
  const { data, reload } = useAnswer(
    'GET /report/linelistings/{designId}/runs',
    { path },
    {
      keep: true,
      poll: true,
      every: (runs) => (runs?.some(({ state }) => state === 'waiting') ? 1500 : false),
    }
  )
  const start = async ({ kind, encoding }: (typeof offered)[number]) => {
    try {
      const body = { kind, encoding } as Asked<'POST /report/linelistings/{designId}/runs'>['body']
      await call('POST /report/linelistings/{designId}/runs', { path, body })
      reload()
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
  }
  const cancel = async (batchId: string) => {
    try {
      await call('POST /batches/{batchId}/cancel', { path: { batchId } })
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    reload()
  }
  return (
    <SideDrawer open title={t('listings:files')} width={480} onClose={onClose}>
      <Acts>
        {isChanged && <p role="status">{t('listings:files_of_saved')}</p>}
        {offered.map((each) => (
          <Btn key={each.text} onClick={() => void start(each)}>
            {t(`listings:file_as.${each.text}`)}
          </Btn>
        ))}
      </Acts>
      <ul aria-label={t('listings:files')} style={{ margin: 0, padding: 0, overflow: 'auto' }}>
        {data?.map((run) => (
          <RunLine key={run.id} run={run} onCancel={() => void cancel(run.id)} />
        ))}
        {data?.length === 0 && (
          <Run>
            <Quiet>{t('listings:no_files')}</Quiet>
          </Run>
        )}
      </ul>
    </SideDrawer>
  )
}

const tones = { waiting: 'teal', done: 'green', refused: 'red', cancelled: 'amber' } as const

/** A run has the id of its batch, by which it is cancelled. */
function RunLine({ run, onCancel }: { run: RunOf; onCancel: () => void }) {
  const { t } = useTranslation()
  const { state, kind, encoding, revision, isWeekly, startedByName, startedAt } = run
  const what = encoding === 'gb18030' ? 'csv_gb' : kind
  return (
    <Run>
      <Tag tone={tones[state]}>{t(`listings:run_state.${state}`)}</Tag>{' '}
      {t(`listings:file_as.${what}`)}{' '}
      <Quiet className="num">{t('listings:of_revision', { revision })}</Quiet>{' '}
      {isWeekly && <Tag>{t('listings:weekly.tag')}</Tag>}
      {state === 'waiting' && (
        <Btn size="small" kind="ghost" onClick={onCancel}>
          {t('listings:cancel_run')}
        </Btn>
      )}
      <p>
        <Quiet>
          {startedByName} · <Moment at={startedAt} />
          {run.lineCount !== null && ` · ${t('listings:row_count', { count: run.lineCount })}`}
        </Quiet>
      </p>
      {run.sentence && <p style={{ color: colour.redDeep }}>{say(run.sentence)}</p>}
      {run.files.length > 0 && (
        <p>
          {run.files.map(({ name }, at) => (
            <a
              key={name}
              href={addressOf(FILE, { path: { listingRunId: run.id, number: String(at + 1) } })}
              download
            >
              {name}
            </a>
          ))}
        </p>
      )}
    </Run>
  )
}
