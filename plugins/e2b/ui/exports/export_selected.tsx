import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenOfList } from '#plugins/cases/contract/slots'
import { Btn } from '#resources/kit/btn'
import { ExportsDialog } from './exports_dialog'
import { StartExport } from './start_export'

/** Exports the selected cases as E2B(R3) messages in one archive, and follows it. */
export function ExportSelected({ chosen, count }: ChosenOfList) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'start' | 'exports' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Btn size="small" icon="download" onClick={() => setOpen('start')}>
        {t('e2b:exports.act')}
      </Btn>
      {open === 'start' && (
        <StartExport
          chosen={chosen}
          count={count}
          onStarted={() => setOpen('exports')}
          onClose={close}
        />
      )}
      {open === 'exports' && <ExportsDialog onClose={close} />}
    </>
  )
}
