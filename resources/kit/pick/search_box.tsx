import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '../icons'
import { HIT_LIST, hitId } from './hit_list'

interface SearchBoxProps {
  inputRef?: Ref<HTMLInputElement>
  label: string
  text: string
  onText: (text: string) => void
  /** Whether a list of what was found stands below, and which of it is chosen. */
  isListed: boolean
  at: number
  /** Something else is chosen: the one that many places further. */
  onStep: (by: number) => void
  onEnter: () => void
}

/** Where people type what they look for; the arrows choose among what was found without leaving it. */
export function SearchBox(props: SearchBoxProps) {
  const { inputRef, label, text, onText, isListed, at, onStep, onEnter } = props
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') onStep(1)
    else if (event.key === 'ArrowUp') onStep(-1)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
    else return
    event.preventDefault()
  }
  return (
    <OutlinedInput
      autoFocus
      inputRef={inputRef}
      type="search"
      sx={{ flex: 1, minWidth: 260 }}
      value={text}
      placeholder={label}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKey}
      inputProps={{
        'role': 'combobox',
        'maxLength': 500,
        'aria-label': label,
        'aria-expanded': isListed,
        'aria-controls': isListed ? HIT_LIST : undefined,
        'aria-activedescendant': isListed ? hitId(at) : undefined,
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="search" size={15} />
        </InputAdornment>
      }
    />
  )
}
