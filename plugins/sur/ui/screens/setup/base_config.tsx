import { useTranslation } from 'react-i18next'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { addressOf } from '../../addresses'
import { KindLinks } from '../../parts/kind_links'
import { Page } from '../../parts/page'
import { SetupForm } from '../../setup/setup_form'

/** How the project makes a kind of periodic report. */
export default function BaseConfig({ kind }: { kind: ReportKind }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const { data, error, reload } = useAnswer('GET /report/base/setup', { query: { rsType: kind } })
  const title = t('sur:setup.title', { kind })
  return (
    <Page>
      <ScreenTitle title={title} />
      <PageHeader title={title} actions={<KindLinks kind={kind} here="setup" />} />
      {error && <ErrorState text={error} onRetry={reload} />}
      {data && (
        <SetupForm
          key={data.revision}
          kind={kind}
          answer={data}
          onSaved={() => go(addressOf.list(kind))}
        />
      )}
    </Page>
  )
}
