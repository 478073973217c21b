import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import { type RegisterKey, registerKeys } from '#plugins/sur/contract/register'
import { registerOf } from '#plugins/sur/contract/registers'
import { say } from '#resources/app/language'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { PageHeader } from '#resources/kit/page_header'
import { Quiet } from '#resources/kit/panel'
import { KindLinks } from '../../parts/kind_links'
import { Page } from '../../parts/page'
import { RegisterTable } from '../../registers/register_table'

/** The registers that periodic reports draw on, a tab each. */
export default function RegisterRows({ kind }: { kind: ReportKind }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<RegisterKey>('approvals')
  const title = t('sur:registers.title', { kind })
  return (
    <Page>
      <ScreenTitle title={title} />
      <PageHeader title={title} actions={<KindLinks kind={kind} here="registers" />} />
      <Quiet as="p">{t('sur:registers.text')}</Quiet>
      <Tabs value={chosen} onChange={(_, next: RegisterKey) => setChosen(next)}>
        {registerKeys.map((key) => (
          <Tab key={key} value={key} label={say(registerOf(key).name)} />
        ))}
      </Tabs>
      <RegisterTable key={chosen} register={registerOf(chosen)} />
    </Page>
  )
}
