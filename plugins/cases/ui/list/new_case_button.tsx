import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { NewCaseDialog } from '../create/new_case_dialog'

/** Begins a new case. */
export function NewCaseButton({ catalogueHash }: { catalogueHash: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const may = usePermission('CASE_EDIT')
  if (!may) return null
  return (
    <>
      <Btn icon="plus" onClick={() => setOpen(true)}>
        {t('cases:create.open')}
      </Btn>
      {open && <NewCaseDialog catalogueHash={catalogueHash} onClose={() => setOpen(false)} />}
    </>
  )
}
