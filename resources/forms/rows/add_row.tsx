import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'

/** Adds a row to a group; keys and the palette press it too. */
export function AddRow({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation()
  return (
    <Btn size="small" keys="Alt N" onClick={onAdd} data-add>
      {t('forms.add_row')}
    </Btn>
  )
}
