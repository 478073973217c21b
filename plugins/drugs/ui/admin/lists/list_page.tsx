import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useRowId } from '#resources/admin/row_id'
import { standardListFields } from '#plugins/drugs/contract'
import { type Fact, FactList } from '#resources/kit/fact_list'
import { fieldText } from '#resources/app/field_text'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { Panel } from '#resources/kit/panel'
import { ListAct } from './list_act'
import { ListState } from './list_state'

/** A list as it was loaded, which nobody changes, and whether it is in use. */
export function ListPage() {
  const { t, i18n } = useTranslation()
  const id = useRowId()
  const { data, error, reload } = useAnswer(
    'GET /admin/standard_lists/{id}',
    { path: { id } },
    { keep: true }
  )
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton height={300} />
  const name = `${fieldText(standardListFields.list, data.list)} ${data.version}`
  const number = new Intl.NumberFormat(i18n.language)
  const titleOf = (each: string) => {
    if (each === 'PDF') return t('drugs:lists.classes.PDF')
    if (each === 'ROA') return t('drugs:lists.classes.ROA')
    // The classes of ATC are the lengths of its codes.
    return t('drugs:lists.classes.level', { level: '13457'.indexOf(each) + 1 })
  }
  const counts = Object.entries(data.counts).map(([each, count]): Fact => [
    titleOf(each),
    number.format(count),
    true,
  ])
  const origin: Fact[] = [
    [say(standardListFields.fileName.label), data.fileName],
    [say(standardListFields.loadedByName.label), whoText(data.loadedByName)],
    [t('drugs:lists.loaded_at'), <Moment key="at" at={data.loadedAt} />, true],
    [say(standardListFields.sha256.label), data.sha256, true],
  ]
  return (
    <>
      <PageHeader
        title={name}
        fact={<ListState state={data.state} />}
        actions={<ListAct of={data} name={name} onDone={reload} />}
      />
      <div style={{ marginTop: 12 }}>
        <Panel title={t('drugs:lists.contents')}>
          <FactList facts={counts} />
        </Panel>
        <Panel title={t('drugs:lists.origin')}>
          <FactList facts={origin} />
        </Panel>
      </div>
    </>
  )
}
