import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'

const WAIT_MS = 250

/** Finds cases by the beginning of their number or of an identifier, a moment after the last key. */
export function TextFilter({
  value = '',
  onChange,
}: {
  value?: string
  onChange: (text: string | undefined) => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const told = useRef(value)
  useEffect(() => {
    if (value === told.current) return
    told.current = value // taken away from outside
    setText(value)
  }, [value])
  useEffect(() => {
    const wish = text.trim()
    if (wish === told.current) return
    const timer = window.setTimeout(() => {
      told.current = wish
      onChange(wish || undefined)
    }, WAIT_MS)
    return () => window.clearTimeout(timer)
  }, [text, onChange])
  return (
    <OutlinedInput
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={t('cases:list.search_hint')}
      sx={{
        'width': 230,
        'minHeight': 28,
        'borderRadius': '14px',
        '& input': { py: '3px', px: 0.5, fontSize: 13 },
      }}
      inputProps={{ 'aria-label': t('cases:list.search_hint') }}
      startAdornment={
        <InputAdornment position="start" sx={{ ml: -0.25, mr: 0.5 }}>
          <Icon name="search" size={15} />
        </InputAdornment>
      }
    />
  )
}
