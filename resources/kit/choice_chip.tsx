import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from './chip'

interface ChoiceChipProps {
  label: string
  value?: string
  choices: { value: string; text: string }[]
  onChange: (value: string | undefined) => void
}

/** A condition that is one of a few. */
export function ChoiceChip({ label, value, choices, onChange }: ChoiceChipProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (next: string) => {
    setAnchor(null)
    onChange(next)
  }
  return (
    <>
      <Chip
        label={label}
        value={choices.find((choice) => choice.value === value)?.text ?? value}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onClear={() => onChange(undefined)}
        clearLabel={`${t('act.clear')}: ${label}`}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            selected={choice.value === value}
            onClick={() => choose(choice.value)}
          >
            {choice.text}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
