import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useRowId } from '#resources/admin/row_id'
import { releaseFields } from '#plugins/coding/contract/release'
import { fieldText } from '#resources/app/field_text'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { Panel } from '#resources/kit/panel'
import { type Fact, FactList } from '#resources/kit/fact_list'
import { ReleaseActs } from './release_acts'
import { ReleaseStateTag } from './release_state'

/** A release as it was loaded, which nobody changes, and what is done with it as a whole. */
export function ReleasePage() {
  const { t, i18n } = useTranslation()
  const id = useRowId()
  const { data, error, reload } = useAnswer(
    'GET /admin/dictionary_releases/{id}',
    { path: { id } },
    { keep: true }
  )
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton height={300} />
  const { dictionary, version } = data
  const language = fieldText(releaseFields.language, data.language)
  const name = `${t(`coding:dictionaries.${dictionary}`, dictionary)} ${version} ${language}`
  const number = new Intl.NumberFormat(i18n.language)
  const counts = data.counted.map(({ label, count }): Fact => [
    say(label),
    number.format(count),
    true,
  ])
  const origin: Fact[] = [
    [say(releaseFields.fileName.label), data.fileName],
    [say(releaseFields.encoding.label), data.encoding],
    [say(releaseFields.loadedByName.label), whoText(data.loadedByName)],
    [t('coding:releases.loaded_at'), <Moment key="at" at={data.loadedAt} />, true],
    [say(releaseFields.sha256.label), data.sha256, true],
  ]
  return (
    <>
      <PageHeader
        title={name}
        fact={<ReleaseStateTag state={data.state} />}
        actions={<ReleaseActs release={data} name={name} onDone={reload} />}
      />
      <div style={{ marginTop: 12 }}>
        <Panel title={t('coding:releases.contents')}>
          <FactList facts={counts} />
        </Panel>
        <Panel title={t('coding:releases.origin')}>
          <FactList facts={origin} />
        </Panel>
      </div>
    </>
  )
}
