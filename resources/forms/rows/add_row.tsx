import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'

/** Adds a row to a group. */
export function AddRow({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation()
  return (
    <Btn size="small" keys="Alt N" onClick={onAdd}>
      {t('forms.add_row')}
    </Btn>
  )
}
