import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'
import { Notice } from './notice'
import type { TurnedAway } from './sort_files'

/** Files that were not sent, and why. */
export function TurnedAwayList({ files }: { files: readonly TurnedAway[] }) {
  const { t } = useTranslation()
  return files.map(({ name, fault }) => (
    <Notice key={name} role="alert">
      <Icon name="warning" size={16} />
      <p>{t(`e2b:import.turned_away.${fault}`, { name })}</p>
    </Notice>
  ))
}
