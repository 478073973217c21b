import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useNavigation } from '#resources/app/navigation/navigation'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { DataTable } from '#resources/kit/table/data_table'
import { runColumns } from '../../runs/run_columns'
import { RunDrawer } from '../../runs/run_drawer'
import { useRunWords } from '../../runs/use_run_words'
import { useRuns } from '../../runs/use_runs'
import { useTakeBack } from '../../runs/use_take_back'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  padding: '16px 20px 20px',
})

/** What was coded in many cases at once: who did it, how far it is, what came of it. */
export default function Runs() {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const words = useRunWords()
  const list = useRuns()
  const takeBack = useTakeBack(list.runs)
  const choice = useColumnChoice('coding_runs')
  const { total } = list.paging
  return (
    <Root>
      <ScreenTitle title={t('coding:runs.title')} />
      <PageHeader
        title={t('coding:runs.title')}
        fact={Boolean(total) && t('coding:runs.count', { count: total })}
        actions={
          <Btn icon="tag" onClick={() => go('/coding')}>
            {t('coding:review.title')}
          </Btn>
        }
      />
      <DataTable
        label={t('coding:runs.title')}
        columns={runColumns(t, words)}
        choice={choice}
        rows={list.rows}
        stale={list.stale}
        rowKey={({ id }) => id}
        onOpen={({ id }) => list.open(id)}
        paging={list.paging}
        empty={
          <EmptyState
            icon="history"
            title={t('coding:runs.none')}
            text={t('coding:runs.none_text')}
          />
        }
        error={list.error}
        onRetry={list.reload}
      />
      <RunDrawer
        {...list.opened}
        isOpen={list.openId !== null}
        busy={list.runs.busy}
        onRetry={list.opened.reload}
        onOpen={list.open}
        onTakeBack={(run) => void takeBack(run)}
        onClose={() => list.open(null)}
      />
    </Root>
  )
}
