import { useTranslation } from 'react-i18next'
import { TextBox } from '#resources/kit/text_box'
import { useBookIn, useBookInStore } from './book_in_context'

/** Signs of a case number. */
const MOST_SIGNS = 60

interface ChosenNumberProps {
  /** Why the number was refused. */
  error: string | null
  onType: () => void
}

/** The number of the case, where somebody chooses it. */
export function ChosenNumber({ error, onType }: ChosenNumberProps) {
  const { t } = useTranslation()
  const store = useBookInStore()
  const caseNo = useBookIn((now) => now.caseNo)
  return (
    <TextBox
      label={t('cases:create.number')}
      hint={t('cases:create.number_next')}
      most={MOST_SIGNS}
      value={caseNo}
      error={error}
      onValue={(typed) => {
        store.setState({ caseNo: typed })
        onType()
      }}
    />
  )
}
