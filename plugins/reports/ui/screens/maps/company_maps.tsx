import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { mapKinds } from '#plugins/reports/contract/report_map'
import { useAnswer } from '#resources/app/calls/use_answer'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { MapCard } from '../../maps/map_card'

const Root = styled('div')({ padding: '16px 20px 20px', maxWidth: 900 })

/** The maps on which the reports of the company are drawn. */
export default function CompanyMaps() {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /company/maps', {}, { keep: true })
  return (
    <Root>
      <ScreenTitle title={t('reports:map.title')} />
      <PageHeader title={t('reports:map.title')} />
      <p>{t('reports:map.text')}</p>
      {error && <ErrorState text={error} onRetry={reload} />}
      {data &&
        mapKinds.map((kind) => (
          <MapCard
            key={kind}
            kind={kind}
            map={data.find((each) => each.kind === kind)}
            onChanged={reload}
          />
        ))}
    </Root>
  )
}
