import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { WhodrugDialog } from './whodrug_dialog'

/** The way to load a release of WHODrug, beside that of MedDRA. */
export function LoadWhodrug() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Btn icon="drug" onClick={() => setOpen(true)}>
        {t('drugs:whodrug.load')}
      </Btn>
      {open && <WhodrugDialog onClose={() => setOpen(false)} />}
    </>
  )
}
