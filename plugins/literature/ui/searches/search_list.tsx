import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { windowStates } from '#plugins/literature/contract/window'
import { type Answer, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { ChoiceChip } from '#resources/kit/choice_chip'
import { EmptyState } from '#resources/kit/empty_state'
import { SideDrawer } from '#resources/kit/side_drawer'
import { DataTable } from '#resources/kit/table/data_table'
import { usePageSize } from '#resources/kit/table/page_size'
import { Expression, Lines, Refused } from '../parts'
import { useAct } from '../use_act'
import { useChoices } from '../use_choices'
import { searchColumns } from './search_columns'

export type ListedSearch = Answer<'GET /literature/searches'>['rows'][number]

/** All searches: which days of which source, by whom, with what. */
export function SearchList() {
  const { t } = useTranslation()
  const [state, setState] = useState<ListedSearch['state'] | undefined>()
  const [source, setSource] = useState<string | undefined>()
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('literature_searches')
  const [opened, setOpened] = useState<ListedSearch | null>(null)
  const choice = useColumnChoice('literature_searches')
  const { choices, nameOf } = useChoices()
  const { data, error, stale, reload } = useAnswer(
    'GET /literature/searches',
    { query: { state, source, page, pageSize } },
    { keep: true }
  )
  return (
    <>
      <div role="search" style={{ display: 'flex', gap: 8, marginBottom: 12 }}>
        <ChoiceChip
          label={t('literature:search.state.name')}
          value={state}
          choices={windowStates.map((value) => ({
            value,
            text: t(`literature:search.state.${value}`),
          }))}
          onChange={(value) => {
            setPage(1)
            setState(value as ListedSearch['state'] | undefined)
          }}
        />
        <ChoiceChip
          label={t('literature:search.source')}
          value={source}
          choices={(choices?.sources ?? []).map(({ name, label }) => ({
            value: name,
            text: say(label),
          }))}
          onChange={(value) => {
            setPage(1)
            setSource(value)
          }}
        />
      </div>
      <DataTable
        label={t('literature:search.view.searches')}
        columns={searchColumns(t, nameOf)}
        choice={choice}
        rows={data?.rows ?? null}
        stale={stale}
        rowKey={({ id }) => id}
        onOpen={setOpened}
        paging={{
          ...{ page, pageSize, total: data?.total, onPage: setPage },
          onPageSize: (size) => {
            setPage(1)
            setPageSize(size)
          },
        }}
        empty={<EmptyState title={t('literature:search.run.none')} />}
        error={error}
        onRetry={reload}
      />
      <SideDrawer
        open={opened !== null}
        title={opened ? `${nameOf(opened.source)} ${opened.from} – ${opened.to}` : ''}
        width={560}
        onClose={() => setOpened(null)}
      >
        {opened && <SearchTold id={opened.id} onChange={reload} />}
      </SideDrawer>
    </>
  )
}

function SearchTold({ id: literatureSearchId, onChange }: { id: string; onChange: () => void }) {
  const { t } = useTranslation()
  const path = { literatureSearchId }
  const { data, reload } = useAnswer('GET /literature/searches/{literatureSearchId}', { path })
  const { act, isBusy, error } = useAct(() => {
    reload()
    onChange()
  })
  if (!data) return null
  const { search, tries } = data
  const again = () =>
    act(
      () => call('POST /literature/searches/{literatureSearchId}/again', { path }),
      t('literature:search.run.again_done')
    )
  return (
    <div style={{ padding: 16 }}>
      <Expression aria-label={t('literature:search.expression')}>{search.expression}</Expression>
      {search.state !== 'covered' && search.kind === 'run' && (
        <Btn
          sx={{ mt: 1 }}
          size="small"
          kind="primary"
          disabled={isBusy}
          onClick={() => void again()}
        >
          {t('literature:search.run.again')}
        </Btn>
      )}
      <Refused>{error}</Refused>
      <Lines aria-label={t('literature:search.run.tries')} sx={{ mt: 1.5 }}>
        <tbody>
          {tries.map(({ seq, at, sentence, code, actorName }) => (
            <tr key={seq}>
              <td>
                {code !== null && <b className="num">{code} </b>}
                {say(sentence)}
              </td>
              <td>
                {actorName} <Moment at={at} />
              </td>
            </tr>
          ))}
        </tbody>
      </Lines>
    </div>
  )
}
