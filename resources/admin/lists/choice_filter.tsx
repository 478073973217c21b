import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ChoiceField } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { Choice } from '#resources/kit/choice'

/** Narrows a list to one of the values of a field. */
export function ChoiceFilter({ name, field }: { name: string; field: ChoiceField }) {
  const { t } = useTranslation()
  const { filterValues, setFilters } = useListContext()
  const label = say(field.label)
  const choose = (value: string) => {
    const { [name]: _old, ...others } = filterValues
    setFilters(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <Choice label={label} value={String(filterValues[name] ?? '')} onChoose={choose} tall>
      <option value="">{t('admin.any', { what: label })}</option>
      {field.of.map((option) => (
        <option key={option.value} value={option.value}>
          {say(option.label)}
        </option>
      ))}
    </Choice>
  )
}
