import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrailPart } from '#plugins/trail/contract/trail_parts'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { whoText } from '#resources/app/who_text'
import { Btn } from '#resources/kit/btn'
import { ChoiceChip } from '#resources/kit/choice_chip'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { TextFilter } from '#resources/kit/text_filter'
import { actName } from '../../list/act_name'
import { trailColumns } from '../../list/trail_columns'
import { TrailFileButton } from '../../list/trail_file_button'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

interface Filters {
  actor?: string
  act?: string
  caseNo?: string
  element?: string
  from?: string
  to?: string
}

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/

const texts = ['caseNo', 'element', 'from', 'to'] as const

/** What was done in the project: to cases, to queries, all else, and who signed in. */
export default function TrailList({ part: begun }: { part: Exclude<TrailPart, 'sign_in'> }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<TrailPart>(begun)
  const [filters, setFilters] = useState<Filters>({})
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize(`trail_${begun}`)
  const [half, setHalf] = useState({ from: false, to: false })
  const choice = useColumnChoice(`trail_${begun}`)
  const asked = { part, ...filters }
  const { data, error, stale, reload } = useAnswer(
    'GET /trail',
    { query: { ...asked, page, pageSize } },
    { keep: true }
  )
  const choices = useAnswer('GET /trail/choices', { query: { part } })
  const change = useCallback((next: Filters) => {
    setPage(1)
    setFilters((now) => ({ ...now, ...next }))
  }, [])
  const hints = {
    ...{ caseNo: t('trail:case'), element: t('trail:element') },
    ...{ from: t('trail:from'), to: t('trail:to') },
  }
  const isFiltered = Object.values(filters).some(Boolean)
  const shown = part === 'audit' ? texts : texts.filter((each) => each !== 'element')
  return (
    <Root>
      <ScreenTitle title={t(`trail:title.${begun}`)} />
      <PageHeader title={t(`trail:title.${begun}`)} actions={<TrailFileButton asked={asked} />} />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1.5 }}
        role="search"
      >
        {begun === 'operation' &&
          (['operation', 'sign_in'] as const).map((each) => (
            <Btn
              key={each}
              size="small"
              aria-pressed={each === part}
              kind={each === part ? 'primary' : 'plain'}
              onClick={() => {
                setPage(1)
                setFilters({})
                setHalf({ from: false, to: false })
                setPart(each)
              }}
            >
              {t(`trail:part.${each}`)}
            </Btn>
          ))}
        {shown.map((each) => (
          <TextFilter
            key={each}
            value={filters[each]}
            hint={hints[each]}
            onChange={(text) => {
              const isHalf = (each === 'from' || each === 'to') && Boolean(text) && !DAY.test(text!)
              if (each === 'from' || each === 'to') setHalf((now) => ({ ...now, [each]: isHalf }))
              // A day that is typed to its half asks nothing yet.
              if (!isHalf) change({ [each]: text })
            }}
          />
        ))}
        {(half.from || half.to) && <small role="status">{t('trail:enter_day')}</small>}
        <ChoiceChip
          label={t('trail:actor')}
          value={filters.actor}
          choices={(choices.data?.actors ?? []).map((value) => ({ value, text: whoText(value) }))}
          onChange={(actor) => change({ actor })}
        />
        <ChoiceChip
          label={t('trail:act')}
          value={filters.act}
          choices={(choices.data?.acts ?? []).map((value) => ({ value, text: actName(t, value) }))}
          onChange={(act) => change({ act })}
        />
      </Stack>
      <DataTable
        label={t(`trail:title.${begun}`)}
        columns={trailColumns(t, part === 'audit')}
        choice={choice}
        rows={data?.rows ?? null}
        stale={stale}
        rowKey={({ id }) => id}
        paging={{
          ...{ page, pageSize, total: data?.total, onPage: setPage },
          onPageSize: (size: PageSize) => {
            setPage(1)
            setPageSize(size)
          },
        }}
        empty={
          <EmptyState
            icon="history"
            title={t(isFiltered ? 'trail:none_found' : 'trail:none')}
            text={t(isFiltered ? 'trail:none_found_text' : 'trail:none_text')}
          />
        }
        error={error}
        onRetry={reload}
      />
    </Root>
  )
}
