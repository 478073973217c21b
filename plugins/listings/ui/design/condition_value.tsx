import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { ElementCondition } from '#plugins/cases/contract/condition'
import { useLanguage } from '#resources/app/language_context'
import { useToday } from '#resources/app/use_today'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { choicesOf, searchCodes } from '#resources/forms/codes/search_codes'
import { readTypedDate } from '#resources/forms/dates/typed_date'
import { Choice } from '#resources/kit/choice'
import { Labelled, Side } from './dialog_frame'

interface ConditionValueProps {
  definition: ElementDefinition
  condition: ElementCondition
  onChange: (condition: ElementCondition) => void
}

/** What an element is held against: codes by name, yes or no, one value, or two. */
export function ConditionValue({ definition, condition, onChange }: ConditionValueProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const language = useLanguage()
  const today = useToday()
  const { is, value = '', to = '', values = [] } = condition
  if (is === 'filled' || is === 'empty') return null
  if (is === 'in') {
    const choices = choicesOf(catalogue.codeList(definition.codeList)!)
    return (
      <Autocomplete
        multiple
        size="small"
        disableCloseOnSelect
        autoHighlight
        options={choices}
        value={choices.filter(({ code }) => values.includes(code))}
        getOptionKey={({ code }) => code}
        getOptionLabel={(each) => each[language] || each.code}
        filterOptions={(all, { inputValue }) => searchCodes(all, inputValue)}
        onChange={(_, next) => onChange({ ...condition, values: next.map(({ code }) => code) })}
        renderInput={(given) => (
          <TextField
            {...given}
            autoFocus
            slotProps={{
              htmlInput: { ...given.inputProps, 'aria-label': t('listings:value.codes') },
            }}
          />
        )}
      />
    )
  }
  if (definition.type === 'boolean') {
    return (
      <Choice
        tall
        label={t('listings:value.one')}
        value={value}
        onChoose={(said) => onChange({ ...condition, value: said })}
      >
        <option value="" disabled>
          {t('listings:value.choose')}
        </option>
        <option value="true">{t('listings:truth.true')}</option>
        <option value="false">{t('listings:truth.false')}</option>
      </Choice>
    )
  }
  const isDate = definition.type === 'date'
  const box = (part: 'value' | 'to', said: string, label: string) => (
    <Labelled>
      {label}
      <OutlinedInput
        size="small"
        autoFocus={part === 'value'}
        value={said}
        placeholder={isDate ? t('listings:value.date') : undefined}
        onChange={(event) => onChange({ ...condition, [part]: event.target.value })}
        onBlur={
          isDate
            ? () => said && onChange({ ...condition, [part]: readTypedDate(said, today) })
            : undefined
        }
        inputProps={{ 'maxLength': 200, 'autoComplete': 'off', 'aria-label': label }}
      />
    </Labelled>
  )
  if (is !== 'between') return box('value', value, t('listings:value.one'))
  return (
    <Side>
      {box('value', value, t('listings:value.from'))}
      {box('to', to, t('listings:value.to'))}
    </Side>
  )
}
