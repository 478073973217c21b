import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { useOfferedActs } from '#resources/app/shell/palette/offered_acts'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { NewCaseDialog } from '../create/new_case_dialog'

const NONE: [] = []

/** Begins a new case; so does Alt+N on the list. */
export function NewCaseButton({ catalogueHash }: { catalogueHash: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const may = usePermission('CASE_EDIT')
  useKey({ with: 'alt', letter: 'N' }, may ? () => setOpen(true) : undefined)
  useOfferedActs(
    useCallback(() => {
      const title = t('cases:create.open')
      return may
        ? [{ id: 'new_case', title, keys: 'Alt N', icon: 'plus', run: () => setOpen(true) }]
        : NONE
    }, [may, t])
  )
  if (!may) return null
  return (
    <>
      <Btn icon="plus" keys="Alt N" onClick={() => setOpen(true)}>
        {t('cases:create.open')}
      </Btn>
      {open && <NewCaseDialog catalogueHash={catalogueHash} onClose={() => setOpen(false)} />}
    </>
  )
}
