import { useTranslation } from 'react-i18next'
import { ToggleChip } from '#resources/kit/chip'

interface PersonChipsProps {
  value?: string
  onChange: (value: string | undefined) => void
}

/** Quick filters of a column of people: one's own cases, and those of nobody. */
export function PersonChips({ value, onChange }: PersonChipsProps) {
  const { t } = useTranslation()
  return ['me', 'none'].map((who) => (
    <ToggleChip
      key={who}
      label={t(`cases:list.person.${who}`)}
      isOn={value === who}
      onToggle={() => onChange(value === who ? undefined : who)}
    />
  ))
}
