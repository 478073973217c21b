import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { useOfferedActs } from '#resources/app/shell/palette/offered_acts'
import { useLoadedForms } from '#resources/forms/catalogue/forms_context'
import { useKey } from '#resources/forms/editor/use_key'
import { BookInDialog } from '../book_in/book_in_dialog'

const NONE: [] = []

interface NewCase {
  /** Begins a new case; absent for whoever may not. */
  begin?: () => void
  /** What is asked of it, once it was begun. */
  dialog: ReactNode
}

/**
 * A new case, begun by a button, by Alt+N or from the palette. What its form is made of is there
 * beforehand.
 */
export function useNewCase(catalogueHash: string): NewCase {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const may = usePermission('CASE_EDIT')
  const begin = useCallback(() => setOpen(true), [])
  useLoadedForms(may ? catalogueHash : null)
  useKey({ with: 'alt', letter: 'N' }, may ? begin : undefined)
  useOfferedActs(
    useCallback(() => {
      const title = t('cases:create.open')
      return may ? [{ id: 'new_case', title, keys: 'Alt N', icon: 'plus', run: begin }] : NONE
    }, [may, begin, t])
  )
  return {
    begin: may ? begin : undefined,
    dialog: open && <BookInDialog catalogueHash={catalogueHash} onClose={() => setOpen(false)} />,
  }
}
