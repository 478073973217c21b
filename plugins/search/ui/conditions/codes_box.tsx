import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { CodeList } from '#kernel/case/content/element_definition'
import { useLanguage } from '#resources/app/language_context'
import { choicesOf, searchCodes } from '#resources/forms/codes/search_codes'
import { leaveCtrlEnter } from './leave_ctrl_enter'

/** Codes that one condition names; a server takes no more. */
const MOST_CODES = 20

/** Room to type in takes a line only while somebody does. */
const BESIDE_CODES = {
  '&:not(.Mui-focused) .MuiAutocomplete-input': {
    minWidth: '0 !important',
    padding: '0 !important',
  },
}

interface CodesBoxProps {
  id: string
  label: string
  hint: string
  list: CodeList
  codes: readonly string[]
  isFaulty: boolean
  describedBy: string | undefined
  onCodes: (codes: string[]) => void
}

/** Codes of a list, any of which is looked for: found by code, names in both languages and initials. */
export function CodesBox(props: CodesBoxProps) {
  const { id, label, hint, list, codes, isFaulty, describedBy, onCodes } = props
  const language = useLanguage()
  const choices = choicesOf(list)
  const chosen = codes.map(
    (code) =>
      choices.find((each) => each.code === code) ?? { code, en: code, zh: code, initials: '' }
  )
  return (
    <Autocomplete
      id={id}
      multiple
      size="small"
      disableClearable
      disableCloseOnSelect
      forcePopupIcon={false}
      autoHighlight
      onKeyDown={leaveCtrlEnter}
      sx={codes.length > 0 ? BESIDE_CODES : undefined}
      options={choices}
      value={chosen}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      getOptionLabel={(each) => each[language] || each.code}
      getOptionDisabled={({ code }) => codes.length >= MOST_CODES && !codes.includes(code)}
      filterOptions={(all, { inputValue }) => searchCodes(all, inputValue)}
      onChange={(_, next) => onCodes(next.map(({ code }) => code))}
      renderInput={(given) => (
        <TextField
          {...given}
          error={isFaulty}
          placeholder={codes.length === 0 ? hint : undefined}
          slotProps={{
            htmlInput: {
              ...given.inputProps,
              'aria-label': label,
              'aria-describedby': describedBy,
            },
          }}
        />
      )}
    />
  )
}
