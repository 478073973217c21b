import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'

/** The list follows when typing rests for so many milliseconds. */
const REST_MS = 300

/** Looks for a text in the rows of a list. */
export function SearchBox() {
  const { t } = useTranslation()
  const { filterValues, setFilters } = useListContext()
  const asked = String(filterValues.q ?? '')
  const [text, setText] = useState(asked)
  useEffect(() => {
    if (text.trim() === asked) return
    const wait = setTimeout(() => {
      const { q: _q, ...others } = filterValues
      setFilters(text.trim() ? { ...others, q: text.trim() } : others)
    }, REST_MS)
    return () => clearTimeout(wait)
  }, [text, asked, filterValues, setFilters])
  return (
    <OutlinedInput
      type="search"
      value={text}
      placeholder={t('admin.search')}
      onChange={(event) => setText(event.target.value)}
      inputProps={{ 'aria-label': t('admin.search'), 'maxLength': 100 }}
      sx={{ width: 280 }}
      startAdornment={
        <InputAdornment position="start" sx={{ color: colour.ink3, mr: 0 }}>
          <Icon name="search" size={15} />
        </InputAdornment>
      }
    />
  )
}
