import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundCasesSlot } from '#plugins/cases/contract/slots'
import { useAnswer } from '#resources/app/calls/use_answer'
import { EmptyState } from '#resources/kit/empty_state'
import { Grow, Quiet } from '#resources/kit/panel'
import type { Sort } from '#resources/kit/table/column'
import { usePageSize } from '#resources/kit/table/page_size'
import { CaseTable } from '../list/case_table'
import { countText } from '../list/count_text'
import { ListFileButton } from '../list/list_file_button'
import { orderOf, queryOf, useCasePage } from '../list/use_case_page'
import { useShownColumns } from '../list/use_shown_columns'
import { AskedOtherwise } from './asked_otherwise'
import { useMetColumn } from './use_met_column'

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
})
const Head = styled('header')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 34 })
const Title = styled('h2')({ font: 'inherit', fontWeight: 650, margin: 0 })

const FIRST = { sort: null as Sort | null, page: 1 }

/** Cases that meet conditions, as the list shows them, with why they do and what else there would be. */
export function FoundCases({ look, question, onAsk }: FoundCasesSlot) {
  const { t, i18n } = useTranslation()
  const asked = JSON.stringify(question)
  const [turned, setTurned] = useState({ ...FIRST, asked })
  // Who asks something else begins anew.
  const { sort, page } = turned.asked === asked ? turned : FIRST
  const state = useMemo(() => ({ filters: question, sort, page }), [question, sort, page])
  const [pageSize, setPageSize] = usePageSize('found_cases')
  const found = useCasePage(state, pageSize)
  const query = queryOf(state, pageSize)
  const why = useAnswer('GET /cases/explanation', found.data && !found.stale ? { query } : null)
  const columns = useShownColumns('found_cases', look, useMetColumn(question, why.data))
  const chosen = useMemo(() => ({ found: { ...question, ...orderOf({ sort }) } }), [question, sort])
  const title = t('cases:found.title')
  return (
    <Root aria-label={title}>
      <Head>
        <Title>{title}</Title>
        {found.data && (
          <Quiet className="num" role="status">
            {countText(t, found.data, i18n.language)}
          </Quiet>
        )}
        <Grow />
        {found.data && found.data.rows.length > 0 && (
          <ListFileButton size="small" chosen={chosen} columns={columns.keys} />
        )}
      </Head>
      <CaseTable
        label={title}
        columns={columns}
        state={state}
        page={found}
        pageSize={pageSize}
        onSort={(next) => setTurned({ sort: next, page: 1, asked })}
        onPage={(next) => setTurned({ sort, page: next, asked })}
        onPageSize={(size) => {
          setTurned({ sort, page: 1, asked })
          setPageSize(size)
        }}
        empty={
          <EmptyState
            icon="search"
            title={t('cases:found.none')}
            text={t('cases:found.none_text')}
          />
        }
      />
      {found.data && why.data && (
        <AskedOtherwise
          question={question}
          total={found.data.total}
          explained={why.data}
          onAsk={onAsk}
        />
      )}
    </Root>
  )
}
