import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import {
  ConfigurationState,
  type Confirmation,
} from '#resources/app/configuration_state/configuration_state'
import { SetupEditor } from '../../setup/setup_editor'

interface SetupProps {
  /** Null while the process can be changed. */
  confirmation: Confirmation | null
  /** What a confirmation holds fast. */
  held: readonly Words[]
}

/** How the cases of the project pass from desk to desk. */
export default function Setup({ confirmation, held }: SetupProps) {
  const { t } = useTranslation()
  return (
    <SetupEditor place="project" title={t('process:setup.title')} isHeld={confirmation !== null}>
      {(unsaved) => (
        <ConfigurationState confirmation={confirmation} held={held} disabled={unsaved} />
      )}
    </SetupEditor>
  )
}
