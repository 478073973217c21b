import { useTranslation } from 'react-i18next'
import type { RegisterColumn } from '#plugins/sur/contract/register'
import { say } from '#resources/app/language'
import { Choice } from '#resources/kit/choice'
import { TextBox } from '#resources/kit/text_box'
import { Labelled } from '../parts/labelled'
import { LongBox } from './long_box'

/** Letters of a day, of codes of countries, of a number. */
const DATE = 'yyyy-MM-dd'.length
const MOST_CODES = 1000
const MOST_DIGITS = 20

interface ColumnBoxProps {
  column: RegisterColumn
  value: string
  error: string | null
  autoFocus?: boolean
  onValue: (value: string) => void
}

/** The box of a column of a register, by its kind. */
export function ColumnBox({ column, value, error, autoFocus, onValue }: ColumnBoxProps) {
  const { t } = useTranslation()
  const label = say(column.label)
  const box = (most: number, hint?: string) => (
    <TextBox {...{ label, value, error, most, hint, autoFocus, onValue }} />
  )
  switch (column.kind) {
    case 'choice':
      return (
        <Labelled label={label} error={error}>
          <Choice tall label={label} value={value} onChoose={onValue}>
            <option value="">
              {t(column.required ? 'sur:registers.form.choose' : 'sur:registers.form.nothing')}
            </option>
            {column.of.map((option) => (
              <option key={option.value} value={option.value}>
                {say(option.label)}
              </option>
            ))}
          </Choice>
        </Labelled>
      )
    case 'country':
      return box(
        MOST_CODES,
        t(column.many ? 'sur:registers.hint.countries' : 'sur:registers.hint.country')
      )
    case 'day':
      return box(DATE, t('forms.date_hint'))
    case 'text': {
      const { lines, max } = column
      if (lines === undefined) return box(max)
      return (
        <Labelled label={label} error={error}>
          <LongBox {...{ label, value, lines, most: max, isWrong: error !== null, onValue }} />
        </Labelled>
      )
    }
    default:
      return box(MOST_DIGITS)
  }
}
