import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { searchElements } from '#resources/forms/elements/element_options'
import { Quiet } from '#resources/kit/panel'
import { leaveCtrlEnter } from './leave_ctrl_enter'
import { searchedElements } from './searched_elements'

/** Elements that are listed at once; who looks for others types more. */
const MOST_LISTED = 50

interface ElementBoxProps {
  id: string
  label: string
  element: string | undefined
  /** Elements of the other conditions, which are not offered. */
  taken: readonly string[]
  isFaulty: boolean
  describedBy: string | undefined
  onElement: (element: string) => void
}

/** The element that a condition asks about: found by its number or by its names in either language. */
export function ElementBox(props: ElementBoxProps) {
  const { id, label, element, taken, isFaulty, describedBy, onElement } = props
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const options = useMemo(() => searchedElements(catalogue), [catalogue])
  const chosen = options.find((option) => option.id === element) ?? null
  return (
    <Autocomplete
      id={id}
      size="small"
      disableClearable
      forcePopupIcon={false}
      autoHighlight
      onKeyDown={leaveCtrlEnter}
      options={options}
      value={chosen as NonNullable<typeof chosen>}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionDisabled={(option) => taken.includes(option.id)}
      getOptionLabel={(option) => `${say(catalogue.labelOf(option.id))} ${option.id}`}
      filterOptions={(all, { inputValue }) => searchElements(all, inputValue).slice(0, MOST_LISTED)}
      onChange={(_, option) => onElement(option.id)}
      noOptionsText={t('forms.elements.none')}
      slotProps={{ popper: { style: { width: 420 }, placement: 'bottom-start' } }}
      renderInput={(given) => (
        <TextField
          {...given}
          error={isFaulty}
          title={chosen ? `${chosen.id} ${say(catalogue.nameOf(chosen.id))}` : undefined}
          placeholder={t('search:condition.element')}
          slotProps={{
            htmlInput: {
              ...given.inputProps,
              'aria-label': label,
              'aria-describedby': describedBy,
            },
          }}
        />
      )}
      renderOption={({ key, ...given }, option) => (
        <li key={key} {...given}>
          <span style={{ flex: 1 }}>{say(catalogue.labelOf(option.id))}</span>
          <Quiet className="num">
            {taken.includes(option.id) ? `${option.id} · ${t('search:condition.used')}` : option.id}
          </Quiet>
        </li>
      )}
    />
  )
}
