import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './icons'

const WAIT_MS = 250

interface TextFilterProps {
  value?: string
  /** By what it finds rows. */
  hint: string
  onChange: (text: string | undefined) => void
}

/** Finds rows of a list by words, a moment after the last key. */
export function TextFilter({ value = '', hint, onChange }: TextFilterProps) {
  const [text, setText] = useState(value)
  const asked = useRef(value)
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value // taken away from outside
    setText(value)
  }, [value])
  useEffect(() => {
    const wish = text.trim()
    if (wish === asked.current) return
    const timer = window.setTimeout(() => {
      asked.current = wish
      onChange(wish || undefined)
    }, WAIT_MS)
    return () => window.clearTimeout(timer)
  }, [text, onChange])
  return (
    <OutlinedInput
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={hint}
      sx={{
        'width': 230,
        'minHeight': 28,
        'borderRadius': '14px',
        '& input': { py: '3px', px: 0.5, fontSize: 13 },
      }}
      inputProps={{ 'aria-label': hint }}
      startAdornment={
        <InputAdornment position="start" sx={{ ml: -0.25, mr: 0.5 }}>
          <Icon name="search" size={15} />
        </InputAdornment>
      }
    />
  )
}
