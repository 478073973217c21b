import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Link } from '#resources/app/navigation/link'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { SourcePanel } from '../../sources/source_panel'

const Root = styled('div')({
  'padding': '16px 20px 20px',
  'maxWidth': 900,
  '& > p': { margin: '0 0 12px' },
  '& p a': { textDecoration: 'underline' },
})

/** Databases of literature: by what each is asked, and whether it answers. */
export default function Sources() {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /literature/sources', {}, { keep: true })
  return (
    <Root>
      <ScreenTitle title={t('literature:search.set_up.title')} />
      <PageHeader title={t('literature:search.set_up.title')} />
      <p>
        {t('literature:search.set_up.text')}{' '}
        <Link href="/system/literature">{t('literature:search.set_up.settings')}</Link>
      </p>
      {error && <ErrorState text={error} onRetry={reload} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data?.map((source) => (
        <SourcePanel key={source.name} source={source} onChange={reload} />
      ))}
    </Root>
  )
}
