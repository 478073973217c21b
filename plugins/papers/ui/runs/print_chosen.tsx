import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenOfList } from '#plugins/cases/contract/slots'
import { Btn } from '#resources/kit/btn'
import { PreparedDialog } from './prepared_dialog'
import { StartRun } from './start_run'

/** Prints the same paper of the selected cases into one archive, and follows it. */
export function PrintChosen({ chosen, count }: ChosenOfList) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'start' | 'prepared' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Btn size="small" icon="document" disabled={count === 0} onClick={() => setOpen('start')}>
        {t('papers:many.act')}
      </Btn>
      {open === 'start' && (
        <StartRun
          chosen={chosen}
          count={count}
          onStarted={() => setOpen('prepared')}
          onClose={close}
        />
      )}
      {open === 'prepared' && <PreparedDialog onClose={close} />}
    </>
  )
}
