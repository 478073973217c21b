import { useTranslation } from 'react-i18next'
import { SearchButton } from '#resources/forms/widgets/search_button'
import type { SearchSlot } from '#resources/forms/widgets/search_slot'
import { DrugDialog } from './drug_dialog'

/** Opens the search for a drug in the field of the name that was reported. */
export function FindDrug(slot: SearchSlot) {
  const { t } = useTranslation()
  return (
    <SearchButton boxId={slot.boxId} label={t('drugs:pick.open')}>
      {(close) => <DrugDialog {...slot} onClose={close} />}
    </SearchButton>
  )
}
