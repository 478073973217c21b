import { useTranslation } from 'react-i18next'
import { SearchButton } from '#resources/forms/widgets/search_button'
import type { SearchSlot } from '#resources/forms/widgets/search_slot'
import { TermDialog } from './term_dialog'
import { useCaseVersion } from './use_case_version'

/** Opens the search for a term. */
export function FindTerm(slot: SearchSlot) {
  const { t } = useTranslation()
  const ofCase = useCaseVersion()
  return (
    <SearchButton boxId={slot.boxId} label={t('coding:pick.open')}>
      {(close) => <TermDialog {...slot} version={slot.version || ofCase} onClose={close} />}
    </SearchButton>
  )
}
