import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PairViewSettings, ShownPairView } from '#plugins/signal/contract/pair_view'
import type { CountLevel } from '#plugins/signal/contract/plan'
import { type ListedPair, type PairView, pairViews } from '#plugins/signal/contract/run'
import type { Asked } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { useMomentText } from '#resources/app/moment'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useCancelBatch } from '#resources/app/use_cancel_batch'
import { BatchProgress } from '#resources/kit/batch_progress'
import { Btn } from '#resources/kit/btn'
import { ToggleChip } from '#resources/kit/chip'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import type { Sort } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { TextFilter } from '#resources/kit/text_filter'
import { size } from '#resources/kit/theme/tokens'
import { RunCharts } from '../../charts/run_charts'
import { PairPanel } from '../../pair/pair_panel'
import { pairColumns } from '../../pairs/pair_columns'
import { CountedLine } from '../../runs/counted_line'
import { NewRun } from '../../runs/new_run'
import { RunFiles } from '../../runs/run_files'
import { RunChoices } from '../../runs/run_choices'
import { ViewTabs } from '../../views/view_tabs'

type Sorted = NonNullable<NonNullable<Asked<'GET /signal/runs/{runId}/pairs'>['query']>['sort']>

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})
const Both = styled('div', { shouldForwardProp: (prop) => prop !== 'isAlone' })<{
  isAlone: boolean
}>(({ isAlone }) => ({
  'display': 'grid',
  'gridTemplateColumns': isAlone ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 380px',
  'gap': 14,
  'minHeight': 0,
  'flex': 1,
  'alignItems': 'start',
  [`@media (max-width: ${size.foldBelow}px)`]: {
    gridTemplateColumns: isAlone ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 340px',
  },
  '& > *': { minHeight: 0, maxHeight: '100%' },
}))

/** Pairs of drug and term by run and view; what is told of one stands at the right. */
export default function Analysis() {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const [chosenRun, setChosenRun] = useState<string | null>(null)
  const [against, setAgainst] = useState<string | undefined>()
  const [level, setLevel] = useState<CountLevel | undefined>()
  const [view, setView] = useState<PairView>('fired')
  const [text, setText] = useState<string | undefined>()
  const [sort, setSort] = useState<Sort | null>(null)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('signal_pairs')
  const choice = useColumnChoice('signal_pairs')
  const [isCharts, setCharts] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const [current, setCurrent] = useState<Pick<ListedPair, 'drug' | 'term' | 'n'> | null>(null)
  const runs = useAnswer(
    'GET /signal/runs',
    {},
    {
      ...{ keep: true, poll: true },
      every: (all) => (all?.some(({ state }) => state === 'running') ? 1500 : false),
    }
  )
  const all = runs.data ?? []
  const done = all.filter(({ state }) => state === 'done')
  const running = all.find(({ state }) => state === 'running')
  const run = done.find(({ id }) => id === chosenRun) ?? done[0]
  const earlier = done.filter(({ cut, id }) => run && id !== run.id && cut < run.cut)
  const compared = earlier.find(({ id }) => id === against) ?? earlier[0]
  const asked = { level, ...(compared && { against: compared.id }) }
  const summary = useAnswer(
    'GET /signal/runs/{runId}',
    run ? { path: { runId: run.id }, query: asked } : null,
    { keep: true }
  )
  const order = sort ? { sort: sort.key as Sorted, order: sort.direction } : {}
  const { data, error, stale, reload } = useAnswer(
    'GET /signal/runs/{runId}/pairs',
    run
      ? { path: { runId: run.id }, query: { ...asked, view, text, ...order, page, pageSize } }
      : null,
    { keep: true }
  )
  const cancel = useCancelBatch()
  const [savedId, setSavedId] = useState<string | null>(null)
  const shown: PairViewSettings = {
    ...{ view, text: text ?? '', level: level ?? null, columns: choice.wishes ?? null },
    sort: sort && { key: sort.key, direction: sort.direction },
  }
  const { onChange: setColumns } = choice
  const take = useCallback(
    ({ id, settings }: ShownPairView) => {
      setSavedId(id)
      setPage(1)
      setView(settings.view)
      setText(settings.text || undefined)
      setLevel(settings.level ?? undefined)
      setSort(settings.sort)
      setColumns(settings.columns ?? undefined)
    },
    [setColumns]
  )
  const from = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      setPage(1)
      set(value)
    }
  }
  const find = useCallback((wish?: string) => {
    setPage(1)
    setText(wish)
  }, [])
  const started = (runId: string) => {
    setStarting(false)
    setCurrent(null)
    setChosenRun(runId)
    runs.reload()
  }
  const named = (one: (typeof all)[number]) =>
    t('signal:run.named', { number: one.number, cut: momentText(one.cut), plan: one.planName })
  const hasPanel = current !== null && current.n > 0
  const shownLevel = level ?? run?.settings.levels[0]
  return (
    <Root>
      <ScreenTitle title={t('signal:analysis')} />
      <PageHeader
        title={t('signal:analysis')}
        actions={
          <>
            {run && <RunFiles runId={run.id} asked={asked} />}
            <Btn kind="primary" onClick={() => setStarting(true)}>
              {t('signal:run.new')}
            </Btn>
          </>
        }
      />
      {running && (
        <BatchProgress
          label={named(running)}
          settled={running.settled}
          total={running.total}
          onCancel={() => void cancel(running.id).then(runs.reload)}
        />
      )}
      {run && (
        <>
          <RunChoices
            {...{ done, run, earlier, compared, level: shownLevel }}
            onRun={from((id: string) => {
              setCurrent(null)
              setChosenRun(id)
            })}
            onAgainst={from(setAgainst)}
            onLevel={from((one: CountLevel) => {
              setCurrent(null)
              setLevel(one)
            })}
          >
            <TextFilter value={text} hint={t('signal:filter')} onChange={find} />
            <ToggleChip
              label={t('signal:charts')}
              isOn={isCharts}
              onToggle={() => setCharts(!isCharts)}
            />
          </RunChoices>
          {summary.data && <CountedLine run={summary.data} />}
          {summary.data?.notes.map((note) => (
            <Alert key={note.en} severity="info" sx={{ mb: 1 }}>
              {say(note)}
            </Alert>
          ))}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1.25 }}>
            {pairViews.map((each) => (
              <ToggleChip
                key={each}
                label={`${t(`signal:view.${each}`)} ${summary.data?.views[each] ?? ''}`.trim()}
                isOn={savedId === null && view === each}
                onToggle={() => {
                  setSavedId(null)
                  from(setView)(each)
                }}
              />
            ))}
            <ViewTabs chosenId={savedId} current={shown} onTake={take} onChosen={setSavedId} />
          </Stack>
        </>
      )}
      {runs.data && !run ? (
        <EmptyState icon="search" title={t('signal:run.none')} text={t('signal:run.none_text')} />
      ) : (
        <Both isAlone={!hasPanel}>
          {isCharts && run ? (
            <RunCharts runId={run.id} level={level} onOpen={setCurrent} />
          ) : (
            <DataTable
              label={t('signal:analysis')}
              columns={pairColumns(t)}
              choice={choice}
              rows={data?.rows ?? null}
              stale={stale}
              rowKey={({ drug, term }) => `${drug} ${term}`}
              sort={sort}
              onSort={from(setSort)}
              onOpen={setCurrent}
              isCurrent={({ drug, term }) => drug === current?.drug && term === current.term}
              paging={{
                ...{ page, pageSize, total: data?.total, onPage: setPage },
                onPageSize: from<PageSize>(setPageSize),
              }}
              empty={
                <EmptyState
                  icon="search"
                  title={t('signal:none_found')}
                  text={t('signal:none_found_text')}
                />
              }
              error={error}
              onRetry={reload}
            />
          )}
          {run && current && hasPanel && shownLevel && (
            <PairPanel
              key={`${run.id} ${current.drug} ${current.term}`}
              asked={{
                ...{ runId: run.id, level: shownLevel, drug: current.drug, term: current.term },
                against: compared?.id,
              }}
              onMade={reload}
            />
          )}
        </Both>
      )}
      {isStarting && <NewRun onStarted={started} onClose={() => setStarting(false)} />}
    </Root>
  )
}
