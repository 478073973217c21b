import { useTranslation } from 'react-i18next'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { addressOf } from '../addresses'

type Place = 'list' | 'registers' | 'setup' | 'template'

/** The ways between the screens of a kind of report. */
export function KindLinks({ kind, here }: { kind: ReportKind; here: Place }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const labels = {
    list: t('sur:setup.to_list'),
    registers: t('sur:registers.open'),
    setup: t('sur:setup.open'),
    template: t('sur:template.open'),
  }
  const others = (Object.keys(labels) as Place[]).filter((place) => place !== here)
  return others.map((place) => (
    <Btn key={place} kind="ghost" onClick={() => go(addressOf[place](kind))}>
      {labels[place]}
    </Btn>
  ))
}
