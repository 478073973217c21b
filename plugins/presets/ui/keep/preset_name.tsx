import { useTranslation } from 'react-i18next'
import { TextBox } from '#resources/kit/text_box'

const MOST_CHARACTERS = 100

interface PresetNameProps {
  /** The usual one when absent. */
  label?: string
  value: string
  /** Why the preset was refused, in one sentence. */
  error: string | null
  autoFocus?: boolean
  onValue: (name: string) => void
}

/** How people find the preset again. */
export function PresetName(props: PresetNameProps) {
  const { t } = useTranslation()
  return <TextBox label={t('presets:keep.name')} most={MOST_CHARACTERS} {...props} />
}
